import { setTimeout as wait } from 'node:timers/promises';

/** The only source of time: `sleep` takes milliseconds and rejects with an AbortError when the signal aborts. */
export type Clock = {
  now(): Date;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }),
};
