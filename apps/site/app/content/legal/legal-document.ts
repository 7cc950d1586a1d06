/** One version of a legal text; a published version is never edited: a new one is added, and listed in `build-steps/documents.ts`. */
export type LegalDocument = {
  readonly title: string;
  readonly version: string;
  /** Day from which it holds, as people read it. */
  readonly date: string;
  /** True until the owner has replaced the text. */
  readonly isSample: boolean;
  /** How many months it says that leads are kept, where it does. */
  readonly retentionMonths?: number;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
};
