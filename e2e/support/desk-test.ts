import {
  request,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Page,
} from '@playwright/test';

import type { Role } from '@high-street/server';

import { invitationIn, mailTo } from './desk-mail.ts';
import { prepareProduct, type Product } from './product.ts';
import { expect, START_LIMIT_MS, test as base } from './test.ts';

/** Somebody who belongs to the desk. */
export type DeskPerson = { readonly name: string; readonly email: string; readonly role: Role };

/** A running desk with an owner, and the mail server that its mails reach. */
export type Desk = {
  readonly url: string;
  readonly product: Product;
  /** Invites somebody as the owner does; gives the person and the link in their mail. */
  readonly invite: (role: Role) => Promise<{ person: DeskPerson; link: string }>;
  /** Somebody of that role who has joined, signed in within a client of their own, which the test may use. */
  readonly join: (role: Role) => Promise<{ person: DeskPerson; client: APIRequestContext }>;
};

const BUSY = 503;

let people = 0;

/** A person whose name and address nobody else in this run has. */
function newPerson(role: Role): DeskPerson {
  people += 1;
  const number = `${process.pid}-${people}`;
  return { name: `Robin ${number}`, email: `robin-${number}@shop.example`, role };
}

/** Each call has a connection of its own: one left idle may be closed by the desk as the next call takes it up. */
async function newClient(url: string): Promise<APIRequestContext> {
  const extraHTTPHeaders = { origin: url, connection: 'close' };
  return request.newContext({ baseURL: url, extraHTTPHeaders });
}

/** Asks again for as long as the desk says that it is busy, which a busy machine makes of it. */
async function untilTaken(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await ask();
  await expect
    .poll(async () => {
      if (answer.status() === BUSY) answer = await ask();
      return answer.status();
    })
    .not.toBe(BUSY);
  return answer;
}

/** Opens an invitation as a browser does, and joins by it. */
async function accept(client: APIRequestContext, link: string, form: Record<string, string>) {
  await untilTaken(() => client.get(link));
  const answer = await untilTaken(() => client.post(link, { form, maxRedirects: 0 }));
  if (answer.status() !== 303) throw new Error(`The invitation answered ${answer.status()}.`);
}

/** Starts the desk of a product, whose first owner joins by the command. */
export async function openDesk(product: Product): Promise<Desk> {
  const url = await product.startDesk();
  const first = newPerson('owner');
  const printed = await product.desk('invite', first.email, '--role', 'owner');
  const owner = await newClient(url);
  await accept(owner, invitationIn(printed), first);

  async function invite(role: Role) {
    const person = newPerson(role);
    const form = { intent: 'invite', ...person };
    const answer = await untilTaken(() => owner.post('/people', { form, maxRedirects: 0 }));
    if (answer.status() >= 400) throw new Error(`People answered ${answer.status()}.`);
    const { text = '' } = await mailTo(product.mail, person.email);
    return { person, link: invitationIn(text) };
  }

  async function join(role: Role) {
    const { person, link } = await invite(role);
    const client = await newClient(url);
    await accept(client, link, { name: person.name });
    return { person, client };
  }

  return { url, product, invite, join };
}

type SignedIn = {
  /** Signs a browser in as somebody new of that role. */
  readonly signInAs: (role: Role, context?: BrowserContext) => Promise<DeskPerson>;
};

/** A test in a browser beside a running desk. */
export const test = base.extend<SignedIn, { desk: Desk }>({
  desk: [
    async ({}, provide) => {
      const product = await prepareProduct();
      await provide(await openDesk(product));
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

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
