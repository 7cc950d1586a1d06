import './search-link.css';

import { SearchIcon } from '@high-street/ui';

import { SEARCH_STATE } from '#app/keys/search-key.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { useFrame } from './use-frame.ts';
import { WORDS } from './words.ts';

/** The way to the search from the head of a room that has none of its own; on a phone the bar has it. */
export function SearchLink() {
  const { hasSingleKeys } = useFrame().me;
  return (
    <LinkButton
      variant="quiet"
      size="small"
      to="/leads"
      state={SEARCH_STATE}
      data-search=""
      aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
    >
      <SearchIcon size={18} aria-hidden />
      {WORDS.search}
      {hasSingleKeys ? (
        <kbd className="key" aria-hidden="true">
          /
        </kbd>
      ) : null}
    </LinkButton>
  );
}
