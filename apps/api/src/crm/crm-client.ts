import type { CrmPayload } from '@high-street/leads';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';

import { useAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';

const SEND_LIMIT_MS = 10_000;
const ANSWER_LIMIT_BYTES = 2_000;

export type CrmAnswer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
};

/** Where the CRM is, what calls to it are signed with, each of them, and whether it may be on a private network. */
export type CrmAddress = {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly isPrivateAllowed: boolean;
};

/** Posts a signed message and gives the answer; throws when there is none. */
export type PostToCrm = (messageId: string, payload: CrmPayload) => Promise<CrmAnswer>;

async function readStart(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length >= ANSWER_LIMIT_BYTES) break;
  }
  return text.slice(0, ANSWER_LIMIT_BYTES);
}

/**
 * Calls to the CRM, signed as Standard Webhooks (https://www.standardwebhooks.com), which takes a call as good when one of
 * its signatures is. The address is looked up at each
 * call and refused when it leads into a private network; redirects are not followed.
 */
export function createCrmClient({ url, secrets, isPrivateAllowed }: CrmAddress): PostToCrm {
  const webhooks = secrets.map((secret) => new Webhook(secret));
  const request = url.startsWith('https:') ? requestSecure : requestPlain;

  return (messageId, payload) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(payload);
      const sentAt = new Date();
      const signatures = webhooks.map((webhook) => webhook.sign(messageId, sentAt, body));
      const call = request(url, {
        method: 'POST',
        agent: useAgent(url, { allowPrivateIPAddress: isPrivateAllowed }),
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
          'webhook-signature': signatures.join(' '),
        },
      });
      call.once('error', reject);
      call.once('response', (answer) => {
        readStart(answer).then(
          (text) =>
            resolve({
              status: answer.statusCode ?? 0,
              text,
              retryAfter: answer.headers['retry-after'] ?? null,
            }),
          reject,
        );
      });
      call.end(body);
    });
}
