import { setTimeout as wait } from 'node:timers/promises';

import { EMAIL_QUEUED } from '@high-street/contract';

/** How long a person takes to press again. */
const PRESS_AGAIN_MS = 1_000;

export type Action = 'lead' | 'mail' | 'booking' | 'page';

/**
 * One request of a visitor, when it was, in ms, and during which fault it ended; `isGood` unless it was not answered, or
 * with a fault of the server.
 */
export type Try = {
  readonly action: Action;
  readonly fault: string;
  readonly begun: number;
  readonly ended: number;
  readonly isGood: boolean;
  /** The visitor was told that the mail will be sent later. */
  readonly isQueued: boolean;
};

/** One action of a visitor from the wish to its fulfilment, all tries and all pressing again included. */
export type Visit = {
  readonly action: Action;
  readonly fault: string;
  readonly begun: number;
  readonly ended: number;
  /** How often the visitor saw an error and had to press again. */
  readonly alerts: number;
};

/** Notes what visitors saw, and during which fault. */
export function createDiary() {
  const tries: Try[] = [];
  const visits: Visit[] = [];
  let fault = 'before the first';
  let isOver = false;

  /** Makes a request and notes how it went. */
  async function note(action: Action, send: () => Promise<Response>): Promise<Response> {
    const begun = performance.now();
    const add = (isGood: boolean, isQueued = false) =>
      tries.push({ action, fault, begun, ended: performance.now(), isGood, isQueued });
    try {
      const answer = await send();
      add(answer.status < 500, answer.status === EMAIL_QUEUED);
      return answer;
    } catch (error) {
      add(false);
      throw error;
    }
  }

  /** Does it again and again, as one who presses the button again, until it works; undefined is an error that was seen. */
  async function insist<Result>(
    action: Action,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result> {
    const begun = performance.now();
    const during = fault;
    for (let alerts = 0; ; alerts += 1) {
      const result = await attempt();
      if (result === undefined) {
        if (isOver) throw new Error(`A visitor went without the ${action}.`);
        await wait(action === 'page' ? 0 : PRESS_AGAIN_MS);
        continue;
      }
      visits.push({ action, fault: during, begun, ended: performance.now(), alerts });
      return result;
    }
  }

  return {
    tries,
    visits,
    note,
    insist,
    /** From now on nobody presses again. */
    end: (): void => {
      isOver = true;
    },
    /** From now on this is the fault during which all is. */
    enter: (name: string): void => {
      fault = name;
    },
  };
}

export type Diary = ReturnType<typeof createDiary>;
