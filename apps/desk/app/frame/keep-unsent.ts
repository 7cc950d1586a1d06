import {
  data,
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';

const SERVER_FAULTS = 500;
/** With a status of a fault, the router does not ask the same desk for the rest of the page. */
const NO_ANSWER = 503;

/** What a form has sent, field by field. */
type Fields = readonly (readonly [name: string, value: string])[];

/** What was sent without an answer, so that it may be saved or not; kept with its error, to be sent again. */
export class UnsentError extends Error {
  override readonly name = 'UnsentError';
  readonly action: string;
  readonly fields: Fields;

  constructor(action: string, fields: Fields, cause: unknown) {
    super(`There was no answer to what was sent to ${action}. Send it again.`, { cause });
    this.action = action;
    this.fields = fields;
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

async function readFields(request: Request): Promise<Fields> {
  const fields: [string, string][] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields.push([name, value]);
  }
  return fields;
}

/** Runs around every call of the page's scripts: what a form sent without an answer is kept with the error. */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method !== 'POST') return next();
  const { pathname, search } = new URL(request.url);
  const sent = request.clone();
  const results = await next();
  for (const [id, answer] of Object.entries(results)) {
    if (!isUnanswered(answer)) continue;
    const error = new UnsentError(`${pathname}${search}`, await readFields(sent), answer.result);
    return { ...results, [id]: { type: 'error', result: data(error, NO_ANSWER) } };
  }
  return results;
};
