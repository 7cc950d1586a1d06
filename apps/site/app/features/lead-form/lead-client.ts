import {
  IDEMPOTENCY_HEADER,
  isEmailAccepted,
  isLeadCreated,
  type Contacts,
  type EmailRequest,
} from '@high-street/contract';

/** How long one call may take before it counts as failed, in ms. */
const CALL_LIMIT_MS = 15_000;

async function post(url: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  return response.json();
}

/** The two calls a form makes; both throw when no readable answer comes within 15 s. */
export type LeadClient = {
  /** True when the lead is stored. */
  createLead: (contacts: Contacts, key: string) => Promise<boolean>;
  /** True when the mail server has accepted the mail for the lead of that key. */
  sendEmail: (request: EmailRequest, key: string) => Promise<boolean>;
};

/** Calls the API at `apiBase`, which is empty for the site's own origin. */
export function createLeadClient(apiBase: string): LeadClient {
  return {
    createLead: async (contacts, key) =>
      isLeadCreated(await post(`${apiBase}/api/leads`, key, { contacts })),
    sendEmail: async (request, key) =>
      isEmailAccepted(await post(`${apiBase}/api/send-email`, key, request)),
  };
}
