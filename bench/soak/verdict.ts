import { percentile } from '../latency.ts';

import { fitSlope } from './fit-line.ts';

const MINUTES_PER_HOUR = 60;
/** A line through less than a quarter of an hour, the second half, tells more of the garbage collector than of leaks. */
const LEAST_MINUTES = 30;
/**
 * The load makes some 100,000 calls an hour, so that a leak of 1 kB a call is 100 MB an hour and one of 200 bytes is
 * found; readings swing by some 10 MB, which moves the slope of sixty of them by less than 5 MB an hour.
 */
const MOST_GROWTH_MB = 20;
/** For a process so big that its readings swing by more. */
const MOST_GROWTH_SHARE = 0.05;
/** A pool of connections that happens to be full, when it was empty before. */
const MORE_DESCRIPTORS = 10;
/** The pool's ten and a few: docs/deployment.md counts on no more. */
const MOST_CONNECTIONS = 13;

/** What a process took at a moment. */
export type Reading = {
  /** Since the beginning. */
  readonly minute: number;
  readonly residentMb: number;
  readonly heapMb: number;
  readonly descriptors: number;
  readonly connections: number;
};

export type Judgement = {
  readonly name: string;
  /** After the warm-up, which is the first tenth, and at the end: the middle of the readings of a fifth of the time. */
  readonly early: Reading;
  readonly late: Reading;
  readonly growthMbPerHour: number;
  readonly mostConnections: number;
  readonly faults: readonly string[];
};

function middleOf(readings: readonly Reading[]): Reading {
  const of = (figure: (reading: Reading) => number) => percentile(readings.map(figure), 0.5);
  return {
    minute: of(({ minute }) => minute),
    residentMb: of(({ residentMb }) => residentMb),
    // The least: what is left when the garbage collector has just been there.
    heapMb: Math.min(...readings.map(({ heapMb }) => heapMb)),
    descriptors: of(({ descriptors }) => descriptors),
    connections: of(({ connections }) => connections),
  };
}

/** Judges whether memory, descriptors and connections of a process stay where they were. */
export function judgeProcess(
  name: string,
  readings: readonly Reading[],
  minutes: number,
): Judgement {
  const between = (from: number, to: number) =>
    readings.filter(({ minute }) => minute >= from * minutes && minute <= to * minutes);
  const early = middleOf(between(0.1, 0.3));
  const late = middleOf(between(0.8, Infinity));
  const growthMbPerHour =
    MINUTES_PER_HOUR *
    fitSlope(
      between(0.5, Infinity).map(({ minute, residentMb }) => ({ x: minute, y: residentMb })),
    );
  const mostGrowth = Math.max(MOST_GROWTH_MB, MOST_GROWTH_SHARE * late.residentMb);
  const mostConnections = Math.max(0, ...readings.map(({ connections }) => connections));
  const faults = [];
  if (isLongEnough(minutes) && growthMbPerHour > mostGrowth) {
    faults.push(
      `${name}: memory grows by ${growthMbPerHour.toFixed(1)} MB an hour, more than ${mostGrowth.toFixed(0)}`,
    );
  }
  if (late.descriptors > early.descriptors + MORE_DESCRIPTORS) {
    faults.push(`${name}: ${early.descriptors} descriptors became ${late.descriptors}`);
  }
  if (mostConnections > MOST_CONNECTIONS) {
    faults.push(`${name}: ${mostConnections} database connections, more than ${MOST_CONNECTIONS}`);
  }
  return { name, early, late, growthMbPerHour, mostConnections, faults };
}

/** Whether a soak of so many minutes says anything about memory. */
export function isLongEnough(minutes: number): boolean {
  return minutes >= LEAST_MINUTES;
}
