import {
  bookingReceiptSchema,
  errorBodySchema,
  IDEMPOTENCY_HEADER,
  ROBOT_HEADERS,
  slotsAnswerSchema,
  slotSchema,
  type BookingReceipt,
  type FieldFault,
  type NewBooking,
  type Reschedule,
  type RobotAnswers,
  type Slot,
  type SlotsQuery,
} from '@high-street/contract';
import * as z from 'zod/mini';

import type { ManagedBooking } from './page-props.ts';
import { sendPatiently, type CallSetting } from './send-patiently.ts';

const nearestSchema = z.object({ nearest: z.array(slotSchema) });

/** How a call ended that did not bring what was asked for. */
export type Trouble =
  | { readonly kind: 'offline' | 'failed' }
  /** `isUnknown` when the link is right and there is no such booking, or no more. */
  | { readonly kind: 'gone'; readonly isUnknown: boolean }
  | { readonly kind: 'taken'; readonly nearest: readonly Slot[] }
  /** `nearest` has free times where the time itself is not offered. */
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly faults: readonly FieldFault[];
      readonly nearest: readonly Slot[];
    };

/** What looking for times ends in. */
export type SlotsOutcome = { readonly kind: 'ok'; readonly slots: readonly Slot[] } | Trouble;

/** What booking, moving and cancelling end in; a cancelled booking may have no receipt. */
export type BookingOutcome =
  { readonly kind: 'ok'; readonly receipt: BookingReceipt | null } | Trouble;

export type CalendarClient = {
  readonly findSlots: (query: SlotsQuery, signal: AbortSignal) => Promise<SlotsOutcome>;
  readonly book: (booking: NewBooking, key: string, robot: RobotAnswers) => Promise<BookingOutcome>;
  readonly move: (managed: ManagedBooking, to: Reschedule) => Promise<BookingOutcome>;
  readonly cancel: (managed: ManagedBooking) => Promise<BookingOutcome>;
};

const JSON_HEADERS = { 'content-type': 'application/json' };
const LINK_FAULTS = [403, 404, 410];
/** A look for times that comes sooner after another waits: a held arrow key runs through all zones, and each call counts. */
const HASTE_MS = 200;

/** A header cannot hold what a robot may have typed, nor an empty text. */
function robotHeaders({ trap, token }: RobotAnswers): Record<string, string> {
  return {
    ...(trap === '' ? {} : { [ROBOT_HEADERS.trap]: encodeURIComponent(trap.toWellFormed()) }),
    ...(token === null ? {} : { [ROBOT_HEADERS.token]: token }),
  };
}

async function readBody(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null; // not JSON, as from a gateway that answers with a page: read as a failure below
  }
}

function readTrouble(status: number, body: unknown): Trouble {
  const nearest = nearestSchema.safeParse(body).data?.nearest;
  if (status === 409 && nearest !== undefined) return { kind: 'taken', nearest };
  const refused = errorBodySchema.safeParse(body).data?.error;
  if (LINK_FAULTS.includes(status)) {
    return { kind: 'gone', isUnknown: refused?.code === 'unknown_booking' };
  }
  if (refused === undefined) return { kind: 'failed' };
  return { kind: 'refused', text: refused.message, faults: refused.fields, nearest: nearest ?? [] };
}

/** What came without its receipt cannot be shown. Asking again is safe: nothing is booked or moved twice. */
function withReceipt(outcome: BookingOutcome): BookingOutcome {
  return outcome.kind === 'ok' && outcome.receipt === null ? { kind: 'failed' } : outcome;
}

/** The calls of the page over a fetch; none of them throws, except one that was aborted. */
export function createCalendarClient(setting: CallSetting): CalendarClient {
  async function call<Result>(
    url: string,
    init: RequestInit,
    read: (body: unknown) => Result | null,
  ): Promise<Result | Trouble> {
    let answer: Response;
    try {
      answer = await sendPatiently(setting, url, init);
    } catch {
      init.signal?.throwIfAborted();
      return { kind: setting.isOnline() ? 'failed' : 'offline' };
    }
    const body = await readBody(answer);
    if (!answer.ok) return readTrouble(answer.status, body);
    return read(body) ?? { kind: 'failed' };
  }

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    call<BookingOutcome>(
      url,
      { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) },
      (answer) => ({ kind: 'ok', receipt: bookingReceiptSchema.safeParse(answer).data ?? null }),
    );
  const signed = ({ path, signature }: ManagedBooking, action: string) =>
    `/api${path}/${action}?${new URLSearchParams({ signature })}`;

  let lookedAt = -Infinity;

  return {
    findSlots: async (query, signal) => {
      const isHasty = setting.now().getTime() - lookedAt < HASTE_MS;
      lookedAt = setting.now().getTime();
      if (isHasty) await setting.wait(HASTE_MS);
      signal.throwIfAborted();
      return call<SlotsOutcome>(`/api/slots?${new URLSearchParams(query)}`, { signal }, (body) => {
        const answer = slotsAnswerSchema.safeParse(body);
        return answer.success ? { kind: 'ok', slots: answer.data.slots } : null;
      });
    },
    book: async (booking, key, robot) => {
      const headers = { [IDEMPOTENCY_HEADER]: key, ...robotHeaders(robot) };
      return withReceipt(await post('/api/bookings', booking, headers));
    },
    move: async (managed, to) => withReceipt(await post(signed(managed, 'reschedule'), to)),
    cancel: async (managed) => {
      const outcome = await post(signed(managed, 'cancel'), {});
      // An earlier call has done it, whatever became of its answer: it is as the visitor wants it.
      return outcome.kind === 'gone' && outcome.isUnknown ? { kind: 'ok', receipt: null } : outcome;
    },
  };
}
