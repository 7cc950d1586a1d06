import { ButtonLink } from '@high-street/ui';

import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';

import type { FaqTopic } from './faq-group.ts';
import { FaqList } from './faq-list.tsx';
import type { FaqBrowserWords } from './faq-words.ts';

type FaqTopicsProps = {
  topics: readonly FaqTopic[];
  name: string;
  /** The first answer of the first topic is open. */
  isFirstOpen: boolean;
  copyLink: { label: string; onCopy: (id: string) => void };
};

/** All topics one under the other; a topic of several groups shows their headings. */
export function FaqTopics({ topics, name, isFirstOpen, copyLink }: FaqTopicsProps) {
  return (
    <div className="faq-topics grid gap-18">
      <BelowTheFold>
        {topics.map(({ id, title, groups }, index) => (
          <section key={id} id={id}>
            <h2 className="sign mb-7 text-h2">{title}</h2>
            <FaqList
              groups={groups}
              name={name}
              isFirstOpen={isFirstOpen && index === 0}
              titleLevel={groups.some((group) => group.title !== title) ? 3 : null}
              areGroupsLinked={false}
              copyLink={copyLink}
            />
          </section>
        ))}
      </BelowTheFold>
    </div>
  );
}

/** What takes their place when no question fits. */
export function NothingFound({ words }: { words: FaqBrowserWords['nothing'] }) {
  return (
    <div className="rounded-card bg-sunk p-8 md:p-12">
      <h2 className="sign text-h3">{words.title}</h2>
      <p className="mt-3 mb-6 max-w-[46ch] text-muted">{words.line}</p>
      <ButtonLink href={words.action.to} size="medium" hasArrow>
        {words.action.label}
      </ButtonLink>
    </div>
  );
}
