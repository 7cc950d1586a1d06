import type { DayId, Measure, TierId } from './forecast-week.ts';

/** A line for each way a Saturday can differ; `{name}` stands for a figure. */
type SaturdayLines = { readonly more: string; readonly fewer: string; readonly same: string };

export type ForecastWords = {
  /** Made-up address of the console. */
  readonly address: string;
  readonly title: string;
  readonly keys: { readonly past: string; readonly ahead: string; readonly usual: string };
  readonly today: string;
  /** Names of the days, and how the chart shortens them. */
  readonly days: Readonly<Record<DayId, { readonly name: string; readonly short: string }>>;
  readonly tiersTitle: string;
  readonly tiers: Readonly<Record<TierId, string>>;
  readonly tierOrders: string;
  readonly money: { readonly locale: string; readonly currency: string };
  readonly controls: {
    readonly weather: string;
    readonly holiday: string;
    readonly measure: string;
    readonly orders: string;
    readonly sales: string;
  };
  readonly weather: {
    /** From cold and wet to hot, in equal steps. */
    readonly skies: readonly string[];
    readonly degrees: string;
  };
  /** What the still picture is set to; shown where the controls will be. */
  readonly setting: string;
  readonly noteTitle: string;
  readonly note: {
    readonly bake: SaturdayLines;
    readonly saturday: SaturdayLines;
    readonly monday: { readonly ordinary: string; readonly holiday: string };
  };
  readonly chart: {
    /** What it counts; `{days}` stands for the list of days. */
    readonly label: Readonly<Record<Measure, string>>;
    /** `{amount}` stands for orders or money. */
    readonly day: string;
    readonly orders: string;
  };
  readonly table: {
    readonly show: string;
    readonly caption: string;
    readonly day: string;
    readonly usual: string;
    readonly orders: string;
    readonly sales: string;
  };
};
