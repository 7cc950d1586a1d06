import './accordion.css';

import { useId, useState, type ReactNode } from 'react';

import { useIsPrerendered } from '../prerendered/use-is-prerendered.ts';

/** A question with its answer; the id stays the same for good, because links lead to it. */
export type AccordionItem = {
  readonly id: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
};

type CopyLink = {
  /** Words of the control, such as `Copy link`. */
  label: string;
  onCopy: (id: string) => void;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Accordions of one name have one answer open between them; groups on a page share it. */
  name?: string;
  /** The first answer is open at the start. Of several groups with one name only one may say so. */
  isFirstOpen?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Adds a control under each answer that copies its address. */
  copyLink?: CopyLink;
};

function Answer({ item, copyLink }: { item: AccordionItem; copyLink: CopyLink | undefined }) {
  return (
    <div className="accordion-answer">
      {item.answer}
      {copyLink ? (
        <button type="button" className="accordion-copy" onClick={() => copyLink.onCopy(item.id)}>
          {copyLink.label}
        </button>
      ) : null}
    </div>
  );
}

type QuestionProps = {
  item: AccordionItem;
  name: string;
  isOpenAtFirst: boolean;
  headingLevel: 2 | 3 | 4;
  copyLink: CopyLink | undefined;
};

function Question({ item, name, isOpenAtFirst, headingLevel, copyLink }: QuestionProps) {
  const isPrerendered = useIsPrerendered();
  // As it is at first, also when the list changes around it: from then on, the reader opens and closes.
  const [isOpen] = useState(isOpenAtFirst);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      id={item.id}
      name={name}
      open={isOpen}
      className="accordion-item"
      // Somebody may have opened another one before the scripts came.
      suppressHydrationWarning
    >
      <summary className="accordion-question">
        <Heading>{item.question}</Heading>
      </summary>
      {/* Only scripts copy; but nothing comes late into an answer that is seen from the start. */}
      <Answer item={item} copyLink={isOpen || !isPrerendered ? copyLink : undefined} />
    </details>
  );
}

/** Questions that fold out on native details: one open at a time, the open one closes when pressed, no script needed. */
export function Accordion({
  items,
  name,
  isFirstOpen = true,
  headingLevel = 3,
  copyLink,
}: AccordionProps) {
  const ownName = useId();
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <Question
          key={item.id}
          item={item}
          name={name ?? ownName}
          isOpenAtFirst={isFirstOpen && index === 0}
          headingLevel={headingLevel}
          copyLink={copyLink}
        />
      ))}
    </div>
  );
}
