import type { Role } from '@high-street/server';
import type { BrowserContext, Page } from '@playwright/test';

import type { DeskPerson } from './open-desk.ts';
import { test as base } from './test.ts';

type SignedIn = {
  /** Signs a browser in as somebody new of that role. */
  readonly signInAs: (role: Role, context?: BrowserContext) => Promise<DeskPerson>;
};

/** A test in a browser beside a running desk. */
export const test = base.extend<SignedIn>({
  baseURL: async ({ desk }, provide) => provide(desk.url),

  signInAs: async ({ desk, context }, provide) => {
    await provide(async (role, other = context) => {
      const { person, client } = await desk.join(role);
      const { cookies } = await client.storageState();
      await other.addCookies(cookies);
      await client.dispose();
      return person;
    });
  },
});

/** Gives the page a device that keeps passkeys, and says yes to each. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
