import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';

import type { Role } from '@high-street/server';

import { invitationIn, mailTo } from './desk-mail.ts';
import type { Product } from './product.ts';

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
