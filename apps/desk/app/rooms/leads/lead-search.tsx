import type { LeadQuery } from '@high-street/leads';
import { SearchIcon } from '@high-street/ui';
import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';

import { useFrame } from '#app/frame/use-frame.ts';
import { isSearchState } from '#app/keys/search-key.ts';
import { listFields } from './list-address.ts';
import { WORDS } from './words.ts';

const words = WORDS.search;
const LONGEST = 200;

/** The field alone, with its key. */
export function SearchInput({ query }: { query: LeadQuery }) {
  const { me } = useFrame();
  const field = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const isAsked = isSearchState(state);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  // Another search is shown in the same field, so that the focus stays in it, with what was typed on meanwhile.
  const { q = '' } = query;
  const shown = useRef(q);
  /** What was asked for last: a search that another list overtakes, as by Back, never becomes `q`. */
  const sent = useRef(q);
  useEffect(() => {
    const { current: input } = field;
    const remember = () => (sent.current = input?.value.trim() ?? '');
    input?.form?.addEventListener('submit', remember);
    return () => input?.form?.removeEventListener('submit', remember);
  }, []);
  useEffect(() => {
    const { current: input } = field;
    if (input === null) return;
    const { q: listed = '' } = query;
    const isLeft = shown.current !== listed && input !== document.activeElement;
    const typed = input.value.trim();
    // A blank behind the words that are listed stays: somebody may be going on.
    if (isLeft || (typed === sent.current && typed !== listed)) input.value = listed;
    shown.current = listed;
    sent.current = listed;
  }, [query]);
  return (
    <span className="lead-search-field">
      <SearchIcon size={18} aria-hidden />
      <input
        ref={field}
        type="search"
        name="q"
        className="control"
        data-size="small"
        aria-label={words.label}
        aria-keyshortcuts={me.hasSingleKeys ? '/' : undefined}
        placeholder={words.example}
        maxLength={LONGEST}
        defaultValue={q}
      />
      {me.hasSingleKeys ? (
        <kbd className="key" aria-hidden="true">
          /
        </kbd>
      ) : null}
    </span>
  );
}

/** Searches within the view and its filters. */
export function LeadSearch({ query }: { query: LeadQuery }) {
  return (
    <Form method="get" action="/leads" role="search" className="lead-search">
      {listFields({ ...query, q: undefined }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchInput query={query} />
    </Form>
  );
}
