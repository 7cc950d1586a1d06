import {
  data,
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';

import { SIGNED_OUT } from '#app/door/signed-out.ts';

const SERVER_FAULTS = 500;
/** With a status of a fault, the router does not ask the same desk for the rest of the page. */
const NO_ANSWER = 503;

/** What a form has sent, field by field. */
type Fields = readonly (readonly [name: string, value: string])[];

type Sent = { readonly action: string; readonly fields: Fields; readonly isSignedOut: boolean };

/**
 * What was sent and not taken, as somebody is signed out, or had no answer, so that it may be saved or not. It is kept
 * with its error, to be sent again.
 */
export class UnsentError extends Error {
  override readonly name = 'UnsentError';
  readonly sent: Sent;

  constructor(sent: Sent, cause: unknown) {
    super(`What was sent to ${sent.action} may not be saved. Send it again.`, { cause });
    this.sent = sent;
  }
}

/** What failed, out of what the router wraps around it when it was asked of the server. */
function unwrap(result: unknown): unknown {
  if (isRouteErrorResponse(result)) return result;
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result;
}

/** A lost connection, a desk that is away or too busy, or a fault of its own; a refusal or a redirect is an answer. */
function isUnanswered({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false;
  const fault = unwrap(result);
  return isRouteErrorResponse(fault) ? fault.status >= SERVER_FAULTS : fault instanceof Error;
}

function leadsOut({ result }: DataStrategyResult): boolean {
  return result instanceof Response && result.headers.get('location') === SIGNED_OUT;
}

async function readFields(request: Request): Promise<Fields> {
  const fields: [string, string][] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields.push([name, value]);
  }
  return fields;
}

/** Runs around every call of the page's scripts: what a form sent and nobody took is kept with the error. */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method !== 'POST') return next();
  const { pathname, search } = new URL(request.url);
  const copy = request.clone();
  const results = await next();
  for (const [id, answer] of Object.entries(results)) {
    const isSignedOut = leadsOut(answer);
    if (!isSignedOut && !isUnanswered(answer)) continue;
    const sent = { action: `${pathname}${search}`, fields: await readFields(copy), isSignedOut };
    const error = new UnsentError(sent, answer.result);
    return { ...results, [id]: { type: 'error', result: data(error, NO_ANSWER) } };
  }
  return results;
};
