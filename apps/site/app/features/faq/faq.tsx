import './faq.css';

import { useId, useRef } from 'react';

import type { FaqGroup } from './faq-group.ts';
import { FaqList } from './faq-list.tsx';
import type { FaqWords } from './faq-words.ts';
import { GroupNav } from './group-nav.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useHashAnswer } from './use-hash-answer.ts';

type FaqProps = {
  title: string;
  /** One group is beside the heading; several get their own headings and a list that leads to them. */
  groups: readonly FaqGroup[];
  words: FaqWords;
  ground?: 'paper' | 'sunk' | 'raised' | 'deep';
};

/** The questions of a page as a section: one accordion in all, its first answer open, each answer with its own address. */
export function Faq({ title, groups, words, ground = 'paper' }: FaqProps) {
  const root = useRef<HTMLElement>(null);
  const name = useId();
  const { copyLink, status } = useCopyLink(root, words);
  useHashAnswer();
  const isSingle = groups.length === 1;
  const heading = <h2 className="sign max-w-[14ch] text-display-2">{title}</h2>;
  const list = (
    <FaqList
      groups={groups}
      name={name}
      isFirstOpen
      titleLevel={isSingle ? null : 3}
      areGroupsLinked={!isSingle}
      copyLink={copyLink}
    />
  );
  return (
    <section ref={root} data-ground={ground} className="faq section-space">
      <div className="wrap">
        {isSingle ? null : <div className="mb-10 lg:mb-14">{heading}</div>}
        <div className="faq-columns" data-single={isSingle ? '' : undefined}>
          {isSingle ? (
            heading
          ) : (
            <div className="faq-side">
              <GroupNav
                label={words.groupsLabel}
                groups={groups.map((group) => ({ ...group, count: group.items.length }))}
              />
            </div>
          )}
          {list}
        </div>
        <output className="sr-only">{status}</output>
      </div>
    </section>
  );
}
