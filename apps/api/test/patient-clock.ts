import type { Clock } from '@high-street/server';
import { fakeClock } from '@high-street/server/testing';

/** A clock for limits, which wait for the database for as long as it takes, so that a busy machine changes no count. */
export const patientClock: Clock = { now: () => new Date(), sleep: fakeClock().sleep };
