/** A line for each thing that can come out; `{name}` stands for a figure. */
type OutcomeLines = {
  readonly withoutSubscription: string;
  readonly saves: string;
  readonly costsMore: string;
};

export type SavingsWords = {
  readonly title: string;
  readonly lede: string;
  /** How sums are written; the currency is that of the owner's prices, where its amounts are known. */
  readonly money: { readonly locale: string; readonly currency: string };
  readonly labels: {
    readonly orders: string;
    readonly basket: string;
    readonly commission: string;
    readonly subscription: string;
  };
  readonly subscriptionHint: string;
  /** Short names of the twelve months, as they are printed on the roll. */
  readonly months: readonly string[];
  readonly commissionSum: string;
  readonly subscriptionSum: string;
  readonly instalments: string;
  readonly prompt: string;
  readonly stays: string;
  readonly more: string;
  readonly sentence: OutcomeLines;
  readonly estimate: string;
  readonly share: string;
  readonly note: {
    readonly label: string;
    readonly line: OutcomeLines;
    readonly link: { readonly label: string; readonly to: string };
  };
  /** Shown instead of the sliders where no script runs; `{name}` stands for a figure of its text. */
  readonly example: {
    /** A month, in pounds. */
    readonly subscription: number;
    readonly text: string;
  };
};

/** Puts figures into the `{name}` places of a line. */
export function fillLine(line: string, figures: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, name: string) => figures[name] ?? place);
}

/** Chooses the line for what came out. */
export function outcomeLine(lines: OutcomeLines, difference: number | null): string {
  if (difference === null) return lines.withoutSubscription;
  return difference < 0 ? lines.costsMore : lines.saves;
}
