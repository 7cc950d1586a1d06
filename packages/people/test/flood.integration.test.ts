import { expect, test } from 'vitest';

import type { Outcome } from '#/index.ts';

import { createSoftAuthenticator } from './soft-authenticator.ts';
import { HOME, ORIGIN, startTestDesk, type TestDesk } from './test-desk.ts';

const ATTEMPTS = 10_000;
const PATIENCE = { timeout: 240_000 };
const MEGABYTE = 1024 * 1024;

async function countLines(desk: TestDesk, act: string): Promise<number> {
  const { rows } = await desk.pool.query<{ lines: number }>(
    'select count(*)::int as lines from audit_log where act = $1',
    [act],
  );
  return rows[0]?.lines ?? 0;
}

/** Every way in, wrong, by turns: codes, links, invitations and passkeys, from the browser that asked and from others. */
async function tryEveryWay(desk: TestDesk, attempts: number, code: string): Promise<string[]> {
  const forged = createSoftAuthenticator(ORIGIN);
  const ann = await desk.people.findByEmail('ann@example.com');
  if (!ann) throw new Error('there is nobody to attack');
  const browserToken = 'the asking browser';
  const used = { browserToken, addressGroup: HOME };
  forged.create(await desk.passkeys.registerOptions({ person: ann, browserToken }));
  const response = forged.get(await desk.passkeys.signInOptions({ browserToken }));

  async function tryOnce(nth: number): Promise<boolean> {
    switch (nth % 5) {
      case 0:
        return isWrong(await desk.mail.enterCode({ ...used, code: wrongCode(code, nth) }));
      case 1:
        return isWrong(await desk.mail.enterCode({ ...used, browserToken: `other ${nth}`, code }));
      case 2:
        return isWrong(await desk.mail.openLink({ ...used, linkToken: `guess ${nth}` }));
      case 3: {
        const acceptance = { token: `guess ${nth}`, actorAddressGroup: HOME };
        return (await desk.invitations.accept(acceptance)) === null;
      }
      default:
        return isWrong(await desk.passkeys.signIn({ ...used, response }));
    }
  }

  const attemptsMade = Array.from({ length: attempts }, (_, nth) => tryOnce(nth));
  return (await Promise.all(attemptsMade)).map((isRefused) => (isRefused ? 'refused' : 'in'));
}

function isWrong({ kind }: Outcome): boolean {
  return kind === 'wrong';
}

function wrongCode(code: string, nth: number): string {
  const guess = String(nth).padStart(6, '0');
  return guess === code ? '999999' : guess;
}

// asvs 6.3.1
test(
  'ten thousand wrong attempts at once: nobody is in, each is in the log, and nobody is locked out',
  PATIENCE,
  async () => {
    const desk = await startTestDesk();
    const ann = await desk.addPerson('ann@example.com');
    const inside = await desk.signIn(ann.id);
    const asked = { email: 'ann@example.com', browserToken: 'the asking browser' };
    const { mail } = await desk.mail.ask({ ...asked, addressGroup: HOME });

    const before = process.memoryUsage().heapUsed;
    const flood = tryEveryWay(desk, ATTEMPTS, mail?.code ?? '');
    await expect.poll(() => countLines(desk, 'sign_in_refused'), PATIENCE).toBeGreaterThan(0);
    // Whoever is in works on meanwhile, ahead of most of it.
    expect(await desk.sessions.find(inside.token)).toMatchObject({ person: { id: ann.id } });
    expect(await desk.people.list()).toHaveLength(1);
    expect(await countLines(desk, 'sign_in_refused')).toBeLessThan(ATTEMPTS / 10);
    const outcomes = await flood;

    expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([]);
    expect(await countLines(desk, 'sign_in_refused')).toBe(ATTEMPTS);
    expect((process.memoryUsage().heapUsed - before) / MEGABYTE).toBeLessThan(100);
    expect(await desk.sessions.countOpen()).toBe(1);

    // Her own request was guessed at five times and is over; a new one lets her in.
    const again = await desk.mail.ask({ ...asked, browserToken: 'her own', addressGroup: HOME });
    const used = { browserToken: 'her own', code: again.mail?.code ?? '', addressGroup: HOME };
    expect(await desk.mail.enterCode(used)).toMatchObject({ kind: 'in' });
  },
);

test(
  'three hundred sign-in mails asked for at once: each is in the log, and the last one is good',
  PATIENCE,
  async () => {
    const desk = await startTestDesk();
    await desk.addPerson('ann@example.com');
    const ask = (nth: number) =>
      desk.mail.ask({
        email: nth % 2 === 0 ? 'ann@example.com' : `nobody${nth}@example.com`,
        browserToken: `browser ${nth}`,
        addressGroup: HOME,
      });

    await Promise.all(Array.from({ length: 300 }, (_, nth) => ask(nth)));

    expect(await countLines(desk, 'sign_in_mail_asked')).toBe(300);
    const { mail } = await ask(300);
    const used = { browserToken: 'browser 300', code: mail?.code ?? '', addressGroup: HOME };
    expect(await desk.mail.enterCode(used)).toMatchObject({ kind: 'in' });
  },
);
