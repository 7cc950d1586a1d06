/** A question with its answer; the id never changes, because links lead to it. */
export type FaqItem = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** True where `listItems` follow the answer. */
  readonly isList?: boolean;
  readonly listItems?: readonly string[];
};

/** Questions on one subject; the id is the address of its heading. */
export type FaqGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
};

/** A subject of the page of all questions, with one group or several. */
export type FaqTopic = {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly FaqGroup[];
};
