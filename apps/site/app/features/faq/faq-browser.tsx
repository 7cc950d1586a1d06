import './faq.css';

import { useId, useRef, useState } from 'react';

import { FaqFilter } from './faq-filter.tsx';
import type { FaqTopic } from './faq-group.ts';
import { FaqTopics, NothingFound } from './faq-topics.tsx';
import type { FaqBrowserWords } from './faq-words.ts';
import { countQuestions, filterTopics } from './filter-topics.ts';
import { GroupNav } from './group-nav.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useHashAnswer } from './use-hash-answer.ts';

type FaqBrowserProps = { topics: readonly FaqTopic[]; words: FaqBrowserWords };

/** Every question of the site: a filter, a list of topics, and one accordion in all. */
export function FaqBrowser({ topics, words }: FaqBrowserProps) {
  const root = useRef<HTMLElement>(null);
  const name = useId();
  const [query, setQuery] = useState('');
  const { copyLink, status } = useCopyLink(root, words);
  useHashAnswer();
  const shown = filterTopics(topics, query);
  const counted = shown.map((topic) => ({ ...topic, count: countQuestions(topic) }));
  return (
    <section ref={root} data-ground="paper" className="faq section-space">
      <div className="wrap faq-columns">
        <div className="faq-side grid gap-5">
          <FaqFilter
            query={query}
            onQuery={setQuery}
            found={counted.reduce((sum, { count }) => sum + count, 0)}
            words={words}
          />
          {shown.length > 0 ? <GroupNav label={words.groupsLabel} groups={counted} /> : null}
        </div>
        {shown.length > 0 ? (
          <FaqTopics
            topics={shown}
            name={name}
            isFirstOpen={query.trim() === ''}
            copyLink={copyLink}
          />
        ) : (
          <NothingFound words={words.nothing} />
        )}
        <output className="sr-only">{status}</output>
      </div>
    </section>
  );
}
