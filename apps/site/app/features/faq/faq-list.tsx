import { Accordion } from '@high-street/ui';

import { FaqAnswer } from './faq-answer.tsx';
import type { FaqGroup } from './faq-group.ts';

type FaqListProps = {
  groups: readonly FaqGroup[];
  /** Lists of one name have one answer open between them. */
  name: string;
  isFirstOpen: boolean;
  /** Level of the groups' headings; null leaves them out. */
  titleLevel: 2 | 3 | null;
  /** Whether links lead to the groups, by their ids. */
  areGroupsLinked: boolean;
  copyLink: { label: string; onCopy: (id: string) => void };
};

function GroupTitle({ level, children }: { level: 2 | 3; children: string }) {
  const Heading = `h${level}` as const;
  return <Heading className="sign mb-5 text-h3">{children}</Heading>;
}

/** Groups of questions as one accordion, each under its heading. */
export function FaqList({
  groups,
  name,
  isFirstOpen,
  titleLevel,
  areGroupsLinked,
  copyLink,
}: FaqListProps) {
  return (
    <div className="grid gap-12">
      {groups.map(({ id, title, items }, index) => (
        <section key={id} id={areGroupsLinked ? id : undefined}>
          {titleLevel === null ? null : <GroupTitle level={titleLevel}>{title}</GroupTitle>}
          <Accordion
            items={items.map((item) => ({
              id: item.id,
              question: item.question,
              answer: <FaqAnswer item={item} />,
            }))}
            name={name}
            isFirstOpen={isFirstOpen && index === 0}
            headingLevel={titleLevel === 3 ? 4 : 3}
            copyLink={copyLink}
          />
        </section>
      ))}
    </div>
  );
}
