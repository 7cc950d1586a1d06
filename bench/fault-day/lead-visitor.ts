import {
  buildEmailRequest,
  IDEMPOTENCY_HEADER,
  isEmailAccepted,
  leadCreatedSchema,
} from '@high-street/contract';

import { call, type CallSetting } from '../../apps/site/app/features/lead-form/sending/call.ts';
import { newIdempotencyKey } from '../../apps/site/app/features/lead-form/sending/idempotency-key.ts';
import { buildLeadContacts } from '../leads/lead-calls.ts';
import type { Action, Diary } from './diary.ts';

export type SentLead = { readonly email: string; readonly reference: string };

function settingOf(diary: Diary, action: Action, site: string): CallSetting {
  return {
    clock: {
      now: () => performance.now(),
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
      clearTimeout: (handle) => clearTimeout(handle),
    },
    isOnline: () => true,
    today: () => new Date(),
    random: () => Math.random(),
    send: (url, init) =>
      diary.note(action, () =>
        fetch(url, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), origin: site },
        }),
      ),
  };
}

/** What is answered, or why nothing was. */
async function press(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    return String(error);
  }
}

/** Somebody who sends an enquiry with the site's own code, and presses again when it shows an error. */
export async function sendLead(diary: Diary, site: string, index: number): Promise<SentLead> {
  const contacts = buildLeadContacts(index);
  const headers = { [IDEMPOTENCY_HEADER]: newIdempotencyKey() };

  const { reference } = await diary.insist('lead', async () => {
    const setting = settingOf(diary, 'lead', site);
    const answer = await press(() => call(setting, `${site}/api/leads`, headers, { contacts }));
    const created = leadCreatedSchema.safeParse(answer);
    return created.success ? { got: created.data } : { error: JSON.stringify(answer) };
  });
  const request = buildEmailRequest(contacts, {
    email: 'hello@kerbside.example',
    name: 'Kerbside',
  });
  await diary.insist('mail', async () => {
    const setting = settingOf(diary, 'mail', site);
    const answer = await press(() => call(setting, `${site}/api/send-email`, headers, request));
    return isEmailAccepted(answer) ? { got: true } : { error: JSON.stringify(answer) };
  });
  return { email: contacts.email, reference };
}
