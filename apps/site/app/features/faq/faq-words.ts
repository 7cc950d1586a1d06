export type FaqWords = {
  readonly copyLink: string;
  readonly copied: string;
  /** Name of the list of groups; read out. */
  readonly groupsLabel: string;
};

export type FaqBrowserWords = FaqWords & {
  readonly filterLabel: string;
  readonly filterHint: string;
  /** How the count goes on after one, and after any other number. */
  readonly count: { readonly one: string; readonly other: string };
  readonly nothing: {
    readonly title: string;
    readonly line: string;
    readonly action: { readonly label: string; readonly to: string };
  };
};
