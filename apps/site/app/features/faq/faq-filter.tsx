import { Field, TextInput } from '@high-street/ui';
import { useEffect, useRef } from 'react';

import type { FaqBrowserWords } from './faq-words.ts';

type FaqFilterProps = {
  query: string;
  onQuery: (query: string) => void;
  found: number;
  words: Pick<FaqBrowserWords, 'filterLabel' | 'filterHint' | 'count'>;
};

/** Narrows the questions while one types; how many are left is announced. */
export function FaqFilter({ query, onQuery, found, words }: FaqFilterProps) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before React answered is taken over.
  useEffect(() => {
    if (input.current?.value) onQuery(input.current.value);
  }, [onQuery]);

  return (
    <search className="noscript:hidden print:hidden">
      <Field
        label={words.filterLabel}
        note={`${found} ${found === 1 ? words.count.one : words.count.other}`}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            placeholder={words.filterHint}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        )}
      </Field>
    </search>
  );
}
