import { timingSafeEqual } from 'node:crypto';

import { findInvited } from './find-invited.ts';
import { type Judgement, type Outcome, settle } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import { findPerson, type Person } from './person.ts';
import { createQueue } from './queue.ts';
import { createCode, createToken, hashCode, hashToken } from './secret.ts';

const MINUTE_MS = 60 * 1000;
/** For how many minutes a mailed link and its code are good: the most that ASVS 6.5.5 allows. */
export const MAIL_SIGN_IN_MINUTES = 10;

type Parts = PeopleParts & {
  /** What the codes are hashed with. */
  readonly key: Buffer;
};

/** What goes to somebody who asked for it; the link and the code are two ways to use the same request. */
export type SignInMail = { readonly to: Person; readonly linkToken: string; readonly code: string };

/** Which browser it is, and from where. */
type Browser = { readonly browserToken: string; readonly addressGroup: string };
type Asked = Browser & { readonly email: string };
type UsedLink = Browser & { readonly linkToken: string };
type UsedCode = Browser & { readonly code: string };

async function ask(parts: Parts, asked: Asked): Promise<{ mail: SignInMail | null }> {
  const { db, audit, clock, key } = parts;
  const to = await findInvited(parts, asked.email);
  const now = clock.now();
  const linkToken = createToken();
  const code = createCode();
  const browserHash = hashToken(asked.browserToken);
  await db.transaction().execute(async (trx) => {
    // The mail that comes last is the one that people look at.
    await trx
      .updateTable('sign_in_requests')
      .set({ used_at: now })
      .where('browser_hash', '=', browserHash)
      .where('used_at', 'is', null)
      .execute();
    await trx
      .insertInto('sign_in_requests')
      .values({
        person_id: to?.id ?? null,
        browser_hash: browserHash,
        link_hash: hashToken(linkToken),
        code_hash: hashCode(key, code),
        created_at: now,
        expires_at: new Date(now.getTime() + MAIL_SIGN_IN_MINUTES * MINUTE_MS),
      })
      .execute();
    await audit.write(
      {
        actor: { kind: 'visitor', addressGroup: asked.addressGroup },
        act: 'sign_in_mail_asked',
        record: to ? { kind: 'person', id: to.id } : undefined,
      },
      trx,
    );
  });
  return { mail: to && { to, linkToken, code } };
}

async function openLink({ db, clock }: Parts, used: UsedLink): Promise<Judgement> {
  const now = clock.now();
  const request = await db
    .updateTable('sign_in_requests')
    .set({ used_at: now })
    .where('link_hash', '=', hashToken(used.linkToken))
    .where('browser_hash', '=', hashToken(used.browserToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id as personId')
    .executeTakeFirst();
  const person = request?.personId ? await findPerson(db, request.personId) : null;
  if (person) return { kind: 'in', person };
  const refusal = { way: 'link', addressGroup: used.addressGroup } as const;
  return { kind: 'wrong', triesLeft: 0, refusal };
}

async function enterCode({ db, clock, key }: Parts, used: UsedCode): Promise<Judgement> {
  const now = clock.now();
  const codeHash = hashCode(key, used.code);
  // A try is taken before the code is looked at: of any number at once, no more are looked at than there are tries.
  const request = await db
    .updateTable('sign_in_requests')
    .set((of) => ({ tries_left: of('tries_left', '-', 1) }))
    .where('browser_hash', '=', hashToken(used.browserToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['id', 'person_id as personId', 'code_hash as codeHash', 'tries_left as triesLeft'])
    .executeTakeFirst();
  if (request?.personId && timingSafeEqual(request.codeHash, codeHash)) {
    const taken = await db
      .updateTable('sign_in_requests')
      .set({ used_at: now })
      .where('id', '=', request.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const person = taken ? await findPerson(db, request.personId) : null;
    if (person) return { kind: 'in', person };
  }
  const { addressGroup } = used;
  const refusal = { way: 'code', addressGroup, personId: request?.personId } as const;
  return { kind: 'wrong', triesLeft: request?.triesLeft ?? 0, refusal };
}

/** Signing in by a mailed link or its code, in the browser that asked for it and in no other. */
export function createMailSignIn(parts: Parts) {
  const inTurn = createQueue();
  return {
    /**
     * Makes a link and a code for that browser, where earlier ones end. `mail` is null for an address that nobody may
     * sign in with, after the same work; send it without making the answer wait.
     */
    ask: (asked: Asked) => inTurn(() => ask(parts, asked)),

    /** Uses a link up; good once, for MAIL_SIGN_IN_MINUTES. */
    openLink: async (used: UsedLink): Promise<Outcome> =>
      settle(parts.audit, await inTurn(() => openLink(parts, used))),

    /** Uses up the code that the browser asked for; good once, for MAIL_SIGN_IN_MINUTES and five tries. */
    enterCode: async (used: UsedCode): Promise<Outcome> =>
      settle(parts.audit, await inTurn(() => enterCode(parts, used))),
  };
}

export type MailSignIn = ReturnType<typeof createMailSignIn>;
