import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { text } from 'node:stream/consumers';

const PATIENCE_MS = 30_000;

export type CallOptions = {
  /** Sent as JSON with a POST; without one it is a GET. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes one call on a connection of its own, as each visitor has one; throws when the status is none of these. */
export async function call(
  url: string,
  statuses: readonly number[],
  { body, headers }: CallOptions = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const request = requestPlain(url, {
    agent: false,
    method: json === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(json !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
        origin: new URL(url).origin,
      }),
      ...headers,
    },
  });
  request.end(json);
  const [answer] = await once(request, 'response');
  const said = await text(answer);
  if (!statuses.includes(answer.statusCode)) {
    const { pathname } = new URL(url);
    throw new Error(`${pathname} answered ${answer.statusCode}: ${said.slice(0, 200)}`);
  }
  return { status: answer.statusCode, text: said };
}
