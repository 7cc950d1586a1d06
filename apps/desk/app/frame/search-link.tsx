import './search-link.css';

import { buttonProps, SearchIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { SEARCH_STATE } from '#app/keys/search-key.ts';
import { useFrame } from './use-frame.ts';
import { WORDS } from './words.ts';

/** The way to the search from the head of a room that has none of its own; on a phone the bar has it. */
export function SearchLink() {
  const { hasSingleKeys } = useFrame().me;
  const { children, ...look } = buttonProps({
    variant: 'quiet',
    size: 'small',
    children: WORDS.search,
  });
  return (
    <Link
      {...look}
      to="/leads"
      state={SEARCH_STATE}
      data-search=""
      aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
    >
      <SearchIcon size={18} aria-hidden />
      {children}
      {hasSingleKeys ? (
        <kbd className="key" aria-hidden="true">
          /
        </kbd>
      ) : null}
    </Link>
  );
}
