import { isTimeZone } from '@high-street/contract';
import { expect, test } from 'vitest';

import { currentName, listZones, readOwnZone } from './zone-list.ts';

test('lists zones by the names of today, each once and each a zone', () => {
  const zones = listZones();
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/London', 'Asia/Kolkata']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test('knows both names of a place for the same time', () => {
  const say = (timeZone: string) => new Date(0).toLocaleString('en-GB', { timeZone });
  expect(currentName('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(say('Europe/Kyiv')).toBe(say('Europe/Kiev'));
  expect(currentName('Europe/London')).toBe('Europe/London');
});

test.each([
  ['Europe/London', 'Europe/London'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
  ['Etc/Unknown', null],
  ['', null],
  [undefined, null],
])('reads what a browser names as its own zone, %j, as %j', (named, zone) => {
  expect(readOwnZone(named)).toBe(zone);
});
