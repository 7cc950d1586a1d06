import {
  IDEMPOTENCY_HEADER,
  isEmailAccepted,
  isLeadCreated,
  UNCOUNTED_QUERY,
  type ContactsDraft,
  type EmailRequest,
} from '@high-street/contract';

import type { Clock } from '#/motion/clock.ts';

import type { Companions } from './attempt.ts';
import { readAttribution } from './attribution.ts';
import { call, type CallSetting } from './call.ts';

export type LeadClient = {
  /** True when the lead is stored; throws when no readable answer comes in time. */
  readonly createLead: (
    contacts: ContactsDraft,
    companions: Companions,
    key: string,
  ) => Promise<boolean>;
  /** True when the mail server has accepted the mail for the lead of that key; throws as above. */
  readonly sendEmail: (request: EmailRequest, key: string) => Promise<boolean>;
  /** A token that says when the visitor began to type, or null; never throws. */
  readonly fetchToken: () => Promise<string | null>;
};

function readToken(answer: unknown): string | null {
  const token: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'token') : null;
  return typeof token === 'string' ? token : null;
}

export type LeadClientOptions = {
  /** Where the API answers; empty for the site's own origin. */
  readonly apiBase: string;
  readonly clock: Clock;
  /** Whether the visitor may be counted; asked for each lead. */
  readonly isCounted: () => boolean;
};

/** Calls the API. */
export function createLeadClient({ apiBase, clock, isCounted }: LeadClientOptions): LeadClient {
  const setting: CallSetting = {
    clock,
    send: (url, init) => fetch(url, init),
    isOnline: () => navigator.onLine,
    today: () => new Date(),
    random: () => Math.random(),
  };
  const post = (path: string, key: string, body: unknown) =>
    call(setting, `${apiBase}${path}`, { [IDEMPOTENCY_HEADER]: key }, body);
  return {
    createLead: async (contacts, { robot, bookingReference, marketingConsent }, key) => {
      const booking = bookingReference === null ? {} : { bookingReference };
      // Read anew for each try: an attempt is kept on the device meanwhile, and this must not be.
      const attribution = readAttribution();
      const consent = marketingConsent === null ? {} : { marketingConsent };
      const lead = { contacts, robot, ...booking, attribution, ...consent };
      // In the address, so that an API of the version before takes it, on another origin too.
      const path = isCounted() ? '/api/leads' : `/api/leads${UNCOUNTED_QUERY}`;
      return isLeadCreated(await post(path, key, lead));
    },
    sendEmail: async (request, key) => isEmailAccepted(await post('/api/send-email', key, request)),
    fetchToken: async () => {
      try {
        const response = await fetch(`${apiBase}/api/form-token`);
        return response.ok ? readToken(await response.json()) : null;
      } catch {
        return null; // A failure to fetch the token is ignored.
      }
    },
  };
}
