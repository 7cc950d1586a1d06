/** Where a bar is drawn, in percent of its chart. */
export type Bar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Too few to tell how many, so that it is hatched and as high as any other such. */
  readonly isSmall: boolean;
};

/** How high a bar is of which nothing more is told than that it is small. */
const SMALL = 6;

type Layout = {
  /** The highest total of the chart, and of those that it is read beside. */
  readonly most: number;
  /** How much of its place a bar takes. */
  readonly fill?: number;
  /** How much of the chart's height bars may take; the rest is for what stands above them. */
  readonly room?: number;
};

/** Lays bars beside one another, each as high as its share of the most. */
export function layBars(
  totals: readonly number[],
  { most, fill = 0.7, room = 100 }: Layout,
): readonly Bar[] {
  const place = 100 / Math.max(1, totals.length);
  return totals.map((total, at) => {
    const isSmall = total === 0;
    const height = isSmall || most === 0 ? SMALL : Math.max(SMALL, (room * total) / most);
    return {
      x: (at + (1 - fill) / 2) * place,
      y: 100 - height,
      width: fill * place,
      height,
      isSmall,
    };
  });
}

/** A part of a bar that lies along a line, in percent. */
export type Part = { readonly x: number; readonly width: number };

/** Lays the parts of a whole one after another; no parts where there is nothing to lay. */
export function layParts(totals: readonly number[]): readonly Part[] {
  const whole = totals.reduce((sum, total) => sum + total, 0);
  if (whole === 0) return totals.map(() => ({ x: 0, width: 0 }));
  let x = 0;
  return totals.map((total) => {
    const part = { x, width: (100 * total) / whole };
    x += part.width;
    return part;
  });
}

/** The places of a few of many, spread over all from the first to the last. */
export function spread(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
