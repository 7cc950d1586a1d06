import { IDEMPOTENCY_HEADER, leadCreatedSchema, type Contacts } from '@high-street/contract';

import { aKey, anEmailRequest, anEnquiry } from '../lead-builder.ts';

const PATIENCE_MS = 20_000;

/** A lead that was sent, and its reference once a server has acknowledged it. */
export type SentLead = {
  readonly key: string;
  readonly contacts: Contacts;
  reference: string | null;
};

/** A lead of a person of its own, so that its mails can be told from all others. */
export function aSentLead(index: number): SentLead {
  const contacts = anEnquiry({ email: `visitor-${index}@example.com`, message: `Number ${index}` });
  return { key: aKey(), contacts, reference: null };
}

function call(url: string, key: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      'content-type': 'application/json',
      // As the form's own page names itself.
      origin: new URL(url).origin,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Sends a lead and gives the status; 0 when there was no answer. */
export async function sendLead(url: string, lead: SentLead): Promise<number> {
  try {
    const answer = await call(`${url}/api/leads`, lead.key, { contacts: lead.contacts });
    const body: unknown = await answer.json();
    if (answer.status === 201) lead.reference = leadCreatedSchema.parse(body).reference;
    return answer.status;
  } catch {
    return 0; // The server was killed while it answered, which is what these proofs are about.
  }
}

/** Asks for the mail of a lead and gives the status; 0 when there was no answer. */
export async function askForMail(url: string, lead: SentLead): Promise<number> {
  try {
    const answer = await call(`${url}/api/send-email`, lead.key, anEmailRequest(lead.contacts));
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0; // As above.
  }
}
