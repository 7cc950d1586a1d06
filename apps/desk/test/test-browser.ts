import type { FastifyInstance } from 'fastify';

/** Where people reach the desk of these tests. */
export const ORIGIN = 'https://desk.shop.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

type Fields = Readonly<Record<string, string>>;

/** A browser with its cookies, which sends what browsers send with a form of the desk's own pages. */
export function createBrowser(app: FastifyInstance, address = '192.0.2.7') {
  const cookies = new Map<string, string>();

  function keep(header: string | string[] | undefined): void {
    for (const text of [header ?? []].flat()) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers = {}, payload }: { headers?: Fields; payload?: string } = {},
  ) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host: new URL(ORIGIN).host,
        'user-agent': FIREFOX,
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    keep(answer.headers['set-cookie']);
    return answer;
  }

  /** Looks at how an answer begins that may have no end. */
  async function glance(url: string) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(ORIGIN).host, cookie };
    const answer = await app.inject({ url, headers, payloadAsStream: true });
    answer.stream().destroy();
    return { statusCode: answer.statusCode, headers: answer.headers, body: '' };
  }

  const fromDesk = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

  return {
    cookies,
    send,
    glance,
    get: (url: string, headers: Fields = {}) => send('GET', url, { headers }),

    /** Sends a form of a page of the desk. */
    post: (url: string, fields: Fields = {}, headers: Fields = {}) =>
      send('POST', url, {
        headers: {
          ...fromDesk,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),

    /** Makes a call as the desk's own scripts do, and gives its status and JSON. */
    async call(url: string, body: unknown) {
      const answer = await send('POST', url, {
        headers: { ...fromDesk, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      return { status: answer.statusCode, json: answer.json<unknown>() };
    },

    /** A browser with a copy of all cookies, as of somebody who stole them. */
    copy() {
      const other = createBrowser(app, '198.51.100.9');
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return other;
    },
  };
}

/** A browser with its cookies. */
export type Browser = ReturnType<typeof createBrowser>;
