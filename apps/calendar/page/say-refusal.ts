import { ERRORS, type ErrorCode } from '@high-street/contract';

import { hasFault, type PageProps } from './page-props.ts';
import { WORDS } from './words.ts';

/** A form that was refused for these could not be read, so the page has nothing of it. */
const UNREADABLE: readonly ErrorCode[] = [
  'body_too_large',
  'invalid_booking',
  'malformed_json',
  'unsupported_media_type',
];

/** What the visitor reads about a form that was sent without scripts, or an address that was opened; null when all is well. */
export function sayRefusal({
  refusal,
  faults,
  stage,
}: Pick<PageProps, 'refusal' | 'faults' | 'stage'>): string | null {
  if (refusal === null) return null;
  if (hasFault(faults)) return WORDS.trouble.check;
  if (refusal === 'slot_taken') return WORDS.taken.title;
  if (refusal === 'idempotency_key_reused') return WORDS.trouble.resent;
  const { text } = ERRORS[refusal];
  const isLost = stage === 'trouble' && UNREADABLE.includes(refusal);
  return isLost ? `${text} ${WORDS.trouble.goBack}` : text;
}
