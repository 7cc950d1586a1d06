import { expect, test } from 'vitest';

import { judgeProcess, type Reading } from './verdict.ts';

/** A reading each half minute of an hour. */
function anHour(at: (minute: number) => Partial<Reading>): Reading[] {
  return Array.from({ length: 120 }, (_, index) => {
    const minute = (index + 1) / 2;
    const steady = { residentMb: 150, heapMb: 40, descriptors: 30, connections: 10 };
    return { minute, ...steady, ...at(minute) };
  });
}

const faultsOf = (at: (minute: number) => Partial<Reading>) =>
  judgeProcess('web', anHour(at), 60).faults;

test('passes a process whose memory swings and stays', () => {
  const swing = (minute: number) => ({ residentMb: 150 + 10 * Math.sin(minute) });
  expect(faultsOf(swing)).toEqual([]);
});

test('passes one that grew while it warmed up, and not after', () => {
  expect(faultsOf((minute) => ({ residentMb: Math.min(300, 100 + 10 * minute) }))).toEqual([]);
});

test('refuses memory that grows by more than 20 MB an hour', () => {
  expect(faultsOf((minute) => ({ residentMb: 150 + minute * (19 / 60) }))).toEqual([]);
  expect(faultsOf((minute) => ({ residentMb: 150 + minute * (21 / 60) }))).toEqual([
    'web: memory grows by 21.0 MB an hour, more than 20',
  ]);
});

test('allows a big process a twentieth of its memory an hour', () => {
  expect(faultsOf((minute) => ({ residentMb: 800 + minute * (39 / 60) }))).toEqual([]);
  expect(faultsOf((minute) => ({ residentMb: 800 + minute * (45 / 60) }))).toHaveLength(1);
});

test('says nothing about memory after less than half an hour', () => {
  const short = anHour((minute) => ({ residentMb: 100 + 10 * minute })).slice(0, 58);
  expect(judgeProcess('web', short, 29).faults).toEqual([]);
});

test('refuses descriptors that become more, by more than a pool of connections', () => {
  expect(faultsOf((minute) => ({ descriptors: minute > 40 ? 40 : 30 }))).toEqual([]);
  expect(faultsOf((minute) => ({ descriptors: minute > 40 ? 41 : 30 }))).toEqual([
    'web: 30 descriptors became 41',
  ]);
});

test('lets a moment with many descriptors pass', () => {
  expect(faultsOf((minute) => ({ descriptors: minute === 59 ? 200 : 30 }))).toEqual([]);
});

test('refuses more database connections than a process may have, be it once', () => {
  expect(faultsOf((minute) => ({ connections: minute === 20 ? 14 : 10 }))).toEqual([
    'web: 14 database connections, more than 13',
  ]);
});
