import { createLog } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

import { createOidcAccountStore } from '#/oidc/oidc-account-store.ts';
import { createOidcFlow } from '#/oidc/oidc-flow.ts';
import { openOidcProvider } from '#/oidc/oidc-provider.ts';
import { createOidcRequestStore } from '#/oidc/oidc-request-store.ts';

import type { Account } from './build-provider.ts';
import { openProviderBrowser } from './provider-browser.ts';
import { startProvider } from './test-provider.ts';

/** Where the provider sends people back to. */
export const CALLBACK = 'https://desk.shop.example/sign-in/oidc/callback';
/** Somebody who was invited. */
export const MARA: Account = { subject: 'mara-1', email: 'mara@shop.example' };
/** What the cookie of a browser holds. */
export const BROWSER = 'the browser that asked';

type DeskOptions = {
  readonly isEmailInToken?: boolean;
  /** What the desk holds for its secret at the provider, if not the right one. */
  readonly clientSecret?: string;
};

/** A desk that knows Mara and Tom, and a provider of whom it knows. */
export async function startDesk({ isEmailInToken = false, clientSecret }: DeskOptions = {}) {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const provider = await startProvider({ callback: CALLBACK, isEmailInToken });
  const people = await db
    .insertInto('people')
    .values(
      ['mara', 'tom'].map((name) => ({
        email: `${name}@shop.example`,
        mailbox: `${name}@shop.example`,
        name,
        role: 'member' as const,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const findInvited = async (email: string) => {
    const found = people.find(
      (person) => person.email === email.replace(/\+[^@]*/, '').toLowerCase(),
    );
    return found === undefined ? null : { id: found.id, email: found.email ?? '' };
  };
  const lines: string[] = [];
  let late = 0;
  const flow = createOidcFlow({
    provider: openOidcProvider({
      ...provider.settings,
      ...(clientSecret === undefined ? {} : { clientSecret }),
    }),
    callbackUrl: new URL(CALLBACK),
    requests: createOidcRequestStore(db),
    accounts: createOidcAccountStore(db),
    findInvited,
    clock: { now: () => new Date(Date.now() + late), sleep: async () => undefined },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  });
  const [mara, tom] = await Promise.all([
    findInvited('mara@shop.example'),
    findInvited('tom@shop.example'),
  ]);

  async function setOut(browserToken = BROWSER, personId: string | null = null) {
    const started = await flow.start({ browserToken, to: '/people', personId });
    if (started.kind === 'refused') throw new Error(started.reason);
    return started.url;
  }

  return {
    db,
    provider,
    flow,
    setOut,
    mara: mara?.id ?? '',
    tom: tom?.id ?? '',
    log: () => lines.join(''),
    wait(ms: number) {
      late += ms;
    },
    /** Goes to the provider and back as somebody, and gives the query of the return. */
    async travel(
      visitor: Account | null,
      way: Parameters<typeof setOut> = [],
      browser = openProviderBrowser(),
    ) {
      provider.seat(visitor);
      const back = await browser.follow(await setOut(...way), CALLBACK);
      return back.searchParams;
    },
    finish: (query: URLSearchParams, browserToken = BROWSER) =>
      flow.finish({ query, browserToken }),
  };
}
