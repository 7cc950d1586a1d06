import { createToken, MAIL_SIGN_IN_MINUTES } from '@high-street/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  ASKED_S,
  BROWSER_S,
  cookieNames,
  readCookie,
  readToken,
  SESSION_S,
  writeCookie,
} from './cookies.ts';
import type { AskedFor, Visit } from './visit.ts';

const GOOD_MS = MAIL_SIGN_IN_MINUTES * 60 * 1000;

const askedSchema = z.object({
  email: z.string().max(254),
  at: z.coerce.date(),
  agent: z.string().max(64),
});

function parseAsked(value: string | null): Visit['askedFor'] {
  try {
    const text = Buffer.from(value ?? '', 'base64url').toString('utf8');
    const asked: AskedFor | undefined = askedSchema.safeParse(JSON.parse(text)).data;
    return asked ? { ...asked, until: new Date(asked.at.getTime() + GOOD_MS) } : null;
  } catch {
    return null; // Not ours: cookies can be made up.
  }
}

/** What a browser keeps for the desk from one request to the next. */
export function createBrowserCookies(
  { headers: { cookie } }: FastifyRequest,
  reply: FastifyReply,
  origin: string,
) {
  const names = cookieNames(origin);
  let browserToken = readToken(cookie, names.browser);

  function set(name: string, value: string, seconds: number): void {
    reply.header('set-cookie', writeCookie(name, value, { origin, seconds }));
  }

  return {
    sessionToken: readToken(cookie, names.session),
    keepSession: (token: string): void => set(names.session, token, SESSION_S),
    dropSession: (): void => set(names.session, '', 0),
    /** What tells this browser from others, or null in one that has asked for nothing yet. */
    findBrowser: () => browserToken,
    keepBrowser(): string {
      if (browserToken === null) {
        browserToken = createToken();
        set(names.browser, browserToken, BROWSER_S);
      }
      return browserToken;
    },
    askedFor: parseAsked(readCookie(cookie, names.asked)),
    keepAskedFor(value: AskedFor | null): void {
      const text = value === null ? '' : Buffer.from(JSON.stringify(value)).toString('base64url');
      set(names.asked, text, value === null ? 0 : ASKED_S);
    },
  };
}

/** What a browser keeps for the desk. */
export type BrowserCookies = ReturnType<typeof createBrowserCookies>;
