import { TEMPERATURE, type Conditions, type ForecastWeek, type Measure } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

/** Loaves and buns that go with an order at the sample shop. */
const BAKES_AN_ORDER = 2;
/** A baker counts in trays of ten. */
const TRAY = 10;

/** What to prepare, in three plain sentences. */
export type Preparation = {
  readonly bake: string;
  readonly saturday: string;
  readonly monday: string;
};

function fill(line: string, figures: Readonly<Record<string, string | number>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(figures[name] ?? place));
}

type TellerWords = Pick<
  ForecastWords,
  'money' | 'weather' | 'note' | 'days' | 'chart' | 'tierOrders'
>;

export function createTeller(words: TellerWords) {
  const money = new Intl.NumberFormat(words.money.locale, {
    style: 'currency',
    currency: words.money.currency,
    maximumFractionDigits: 0,
  });

  /** How the slider reads out a temperature. */
  function weather(temperature: number): string {
    const { skies, degrees } = words.weather;
    const share = (temperature - TEMPERATURE.min) / (TEMPERATURE.max - TEMPERATURE.min);
    const sky = skies[Math.min(Math.floor(share * skies.length), skies.length - 1)] ?? '';
    return fill(degrees, { degrees: temperature, sky });
  }

  function preparation({ days }: ForecastWeek, { isHoliday }: Conditions): Preparation {
    const { note } = words;
    const saturday = days.find(({ id }) => id === 'saturday');
    const monday = days.find(({ id }) => id === 'monday');
    const orders = saturday?.expected.orders ?? 0;
    const change = orders - (saturday?.usual.orders ?? 0);
    const bakes = Math.round((Math.abs(change) * BAKES_AN_ORDER) / TRAY) * TRAY;
    const direction = change > 0 ? 'more' : 'fewer';
    const way = bakes === 0 ? 'same' : direction;
    const figures = { orders, bakes, difference: Math.abs(change) };
    return {
      bake: fill(note.bake[way], figures),
      saturday: fill(note.saturday[way], figures),
      monday: fill(isHoliday ? note.monday.holiday : note.monday.ordinary, {
        orders: monday?.expected.orders ?? 0,
      }),
    };
  }

  function chartLabel({ days }: ForecastWeek, measure: Measure): string {
    const { label, day } = words.chart;
    const format = measure === 'sales' ? money.format : String;
    const list = days.map(({ id, expected }) =>
      fill(day, { day: words.days[id].name, amount: format(expected[measure]) }),
    );
    return fill(label[measure], { days: list.join(', ') });
  }

  return {
    weather,
    preparation,
    chartLabel,
    money: (pounds: number) => money.format(pounds),
    orders: (orders: number) => fill(words.chart.orders, { orders }),
    tierOrders: (orders: number) => fill(words.tierOrders, { orders }),
  };
}

export type Teller = ReturnType<typeof createTeller>;
