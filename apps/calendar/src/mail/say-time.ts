import { tellApart } from '@high-street/contract';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The day of a moment in a zone, such as `Thursday 14 May 2026`. */
export function sayDay(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-GB', { ...DAY, timeZone }).replace(',', '');
}

/** From when to when in a zone, such as `15:30 to 16:00`; `01:30 GMT-4 to 01:00 GMT-5` where the clocks go back. */
export function saySpan(from: Date, to: Date, timeZone: string): string {
  const say = (moment: Date) => {
    const time = moment.toLocaleTimeString('en-GB', { ...TIME, timeZone });
    return [time, tellApart(moment, timeZone) ?? []].flat().join(' ');
  };
  return `${say(from)} to ${say(to)}`;
}
