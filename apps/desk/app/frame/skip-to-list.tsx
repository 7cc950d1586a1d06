import { LIST } from './list-target.ts';
import { SkipLink } from './skip-link.tsx';
import { WORDS } from './words.ts';

/** Leads past what is set and filtered to the list of a room. */
export function SkipToList() {
  return <SkipLink to={LIST.id} words={WORDS.skipToList} />;
}
