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
  /** The errors that the visitor saw, each of which made them press again. */
  readonly alerts: readonly string[];
};

/** What pressing a button once ends in: what was wanted, or an error that the visitor sees, in words for the report. */
export type Pressed<Wanted> = { readonly got: Wanted } | { readonly error: string };

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

  /** Does it again and again, as one who presses the button again, until it works. */
  async function insist<Wanted>(
    action: Action,
    attempt: () => Promise<Pressed<Wanted>>,
  ): Promise<Wanted> {
    const begun = performance.now();
    const during = fault;
    const alerts: string[] = [];
    for (;;) {
      const pressed = await attempt();
      if ('got' in pressed) {
        visits.push({ action, fault: during, begun, ended: performance.now(), alerts });
        return pressed.got;
      }
      alerts.push(pressed.error);
      if (isOver) throw new Error(`A visitor went without the ${action}: ${pressed.error}.`);
      await wait(action === 'page' ? 0 : PRESS_AGAIN_MS);
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
