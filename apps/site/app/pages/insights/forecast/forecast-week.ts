import { wholePercents } from './whole-percents.ts';

/** Warmest and coldest week that the slider offers, in degrees Celsius. */
export const TEMPERATURE = { min: 4, max: 32 } as const;

export type Conditions = { readonly temperature: number; readonly isHoliday: boolean };

/** The week that the picture begins with. */
export const FIRST_CONDITIONS: Conditions = { temperature: 21, isHoliday: false };

/** The sample shop's days from Friday on: orders last week and in an ordinary one, pounds an order, what warmth and a holiday do. */
const DAYS = [
  { id: 'friday', last: 88, usual: 96, basket: 12, pull: 0.012, holiday: 1 },
  { id: 'saturday', last: 126, usual: 132, basket: 16, pull: 0.0303, holiday: 1.08 },
  { id: 'sunday', last: 118, usual: 124, basket: 15, pull: 0.0303, holiday: 1.2 },
  { id: 'monday', last: 61, usual: 64, basket: 11, pull: 0.012, holiday: 1.9 },
  { id: 'tuesday', last: 70, usual: 72, basket: 10, pull: 0.012, holiday: 1 },
  { id: 'wednesday', last: 64, usual: 60, basket: 10, pull: 0.012, holiday: 1 },
  { id: 'thursday', last: 83, usual: 86, basket: 11, pull: 0.012, holiday: 1 },
] as const;

/** Part of an ordinary week that each tier orders, and its part of what comes or stays away beyond it. */
const TIERS = [
  { id: 'platinum', usual: 0.36, swing: 0.1 },
  { id: 'gold', usual: 0.28, swing: 0.2 },
  { id: 'silver', usual: 0.23, swing: 0.35 },
  { id: 'bronze', usual: 0.13, swing: 0.35 },
] as const;

/** Degrees at which people come as usual, and beyond which they would rather stay in the shade. */
const USUAL_DEGREES = 16;
const BEST_DEGREES = 26;

export type DayId = (typeof DAYS)[number]['id'];
export type TierId = (typeof TIERS)[number]['id'];

/** What a day brings; sales in whole pounds. */
export type Takings = { readonly orders: number; readonly sales: number };
export type Measure = keyof Takings;

/** A day of the week: what it brought last time, brings in an ordinary week, and is expected to bring. */
export type ForecastDay = {
  readonly id: DayId;
  readonly last: Takings;
  readonly usual: Takings;
  readonly expected: Takings;
};

/** A tier's orders in the week, and their share in whole percent. */
export type ForecastTier = {
  readonly id: TierId;
  readonly orders: number;
  readonly percent: number;
};

export type ForecastWeek = {
  readonly days: readonly ForecastDay[];
  readonly tiers: readonly ForecastTier[];
};

/** How far the week is from ordinary weather; heat beyond the best takes back half of what warmth brought. */
function warmth(temperature: number): number {
  const best = BEST_DEGREES - USUAL_DEGREES;
  if (temperature > BEST_DEGREES) return best - (temperature - BEST_DEGREES) / 2;
  return temperature - USUAL_DEGREES;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The sample shop's next seven days under the given conditions; the same conditions give the same week. */
export function forecastWeek({ temperature, isHoliday }: Conditions): ForecastWeek {
  const days = DAYS.map(({ id, last, usual, basket, pull, holiday }) => {
    const takings = (orders: number) => ({ orders, sales: orders * basket });
    const weather = 1 + pull * warmth(temperature);
    const expected = Math.round(usual * weather * (isHoliday ? holiday : 1));
    return { id, last: takings(last), usual: takings(usual), expected: takings(expected) };
  });
  const usualWeek = sum(DAYS.map(({ usual }) => usual));
  const extra = sum(days.map(({ expected }) => expected.orders)) - usualWeek;
  const orders = TIERS.map(({ usual, swing }) => usual * usualWeek + swing * extra);
  const percents = wholePercents(orders);
  const tiers = TIERS.map(({ id }, index) => ({
    id,
    orders: Math.round(orders[index] ?? 0),
    percent: percents[index] ?? 0,
  }));
  return { days, tiers };
}
