import { findPhoneHome } from '@high-street/contract';

import { describeTime } from '#app/parts/describe-moment.ts';
import { ANSWER } from './words.ts';

const FAIR = { from: 9, to: 18 };

/** The hour and the day of the week on a wall of the zone. */
function readWall(at: Date, zone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(at);
  const find = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return { hour: Number(find('hour')), day: find('weekday') };
}

/** What hour it is where the phone is at home, and whether that is one to call at; null where the number does not tell. */
export function describeCall(phone: string, now: Date): string | null {
  const home = findPhoneHome(phone);
  if (home === null) return null;
  const { zone, weekend } = home;
  const { hour, day } = readWall(now, zone);
  const isFair = !weekend.includes(day) && hour >= FAIR.from && hour < FAIR.to;
  const { fair, unfair } = ANSWER.hour;
  return (isFair ? fair : unfair)(describeTime(now, zone));
}
