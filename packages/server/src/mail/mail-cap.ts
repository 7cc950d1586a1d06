import type { ClaimedDelivery, Outcome } from '#/deliveries/delivery.ts';
import type { DeliveryStore } from '#/deliveries/delivery-store.ts';
import { PACES } from '#/deliveries/retry-schedule.ts';
import { mailboxKey } from '#/mailbox/index.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Lets a mail through to an address, or says what becomes of it when the mailbox had its mails of the day. */
export type MailCap = (
  delivery: Pick<ClaimedDelivery, 'id' | 'ageMs'>,
  email: string,
) => Promise<Outcome | null>;

/**
 * Keeps the mails to one mailbox within so many in 24 hours, over leads and bookings and all processes. Further ones
 * wait, and are given up once no mail server is asked again, after five days. An attempt counts whether the mail server took the mail or not, and those at
 * one mail count once.
 */
export function createMailCap(
  store: Pick<DeliveryStore, 'letThrough'>,
  mailsPerDay: number,
): MailCap {
  return async ({ id, ageMs }, email) => {
    if (await store.letThrough(id, mailboxKey(email), mailsPerDay)) return null;
    const reason = `the mailbox had its ${mailsPerDay} mails of the day`;
    if (ageMs < PACES.mail.limit) return { kind: 'postponed', reason, delayMs: HOUR_MS };
    return { kind: 'dead', reason: `${reason}, for five days` };
  };
}
