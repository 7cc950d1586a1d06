import { expect, test } from 'vitest';

import type { Outcome } from '#/index.ts';

import { HOME, startTestDesk, type TestDesk } from './test-desk.ts';

const MINUTE_MS = 60_000;
const COMMAND = { kind: 'command' } as const;
const ASKED = { email: 'ann@example.com', browserToken: 'the asking browser', addressGroup: HOME };
const USED = { browserToken: ASKED.browserToken, addressGroup: HOME };

async function askForMail(desk: TestDesk) {
  const { mail } = await desk.mail.ask(ASKED);
  if (!mail) throw new Error('there is no mail');
  return mail;
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
const isIn = ({ kind }: Outcome) => kind === 'in';

test('lets in who opens the link in the browser that asked, in any spelling of the address', async () => {
  const desk = await startTestDesk();
  const person = await desk.addPerson('ann@example.com');
  const { mail } = await desk.mail.ask({ ...ASKED, email: 'Ann+desk@EXAMPLE.com' });

  expect(mail?.to).toEqual(person);
  const used = { ...USED, linkToken: mail?.linkToken ?? '' };
  expect(await desk.mail.openLink(used)).toEqual({ kind: 'in', person });
});

test('lets in who types the code into the browser that asked', async () => {
  const desk = await startTestDesk();
  const person = await desk.addPerson('ann@example.com');
  const { code } = await askForMail(desk);

  expect(code).toMatch(/^\d{6}$/);
  expect(await desk.mail.enterCode({ ...USED, code })).toEqual({ kind: 'in', person });
});

// asvs 6.5.1
test('a link and its code let in once together, also when they are used many times at once', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  for (let round = 0; round < 5; round += 1) {
    const { linkToken, code } = await askForMail(desk);

    const outcomes = await Promise.all([
      desk.mail.openLink({ ...USED, linkToken }),
      desk.mail.enterCode({ ...USED, code }),
      desk.mail.openLink({ ...USED, linkToken }),
      desk.mail.enterCode({ ...USED, code }),
    ]);

    expect(outcomes.filter(isIn)).toHaveLength(1);
    expect(await desk.mail.openLink({ ...USED, linkToken })).toEqual({
      kind: 'wrong',
      triesLeft: 0,
    });
    expect(await desk.mail.enterCode({ ...USED, code })).toEqual({ kind: 'wrong', triesLeft: 0 });
  }
});

// asvs 6.5.1
test('two processes that are given the same link at once let in once', async () => {
  const desk = await startTestDesk();
  const { createMailSignIn } = await import('#/index.ts');
  await desk.addPerson('ann@example.com');
  const processes = [1, 2].map(() => createMailSignIn({ ...desk.parts, key: Buffer.alloc(32, 7) }));
  for (let round = 0; round < 5; round += 1) {
    const { linkToken, code } = await askForMail(desk);

    const outcomes = await Promise.all(
      processes.flatMap((mail) => [
        mail.openLink({ ...USED, linkToken }),
        mail.enterCode({ ...USED, code }),
      ]),
    );

    expect(outcomes.filter(isIn)).toHaveLength(1);
  }
});

// asvs 6.6.2
test('neither link nor code work in another browser, and its tries take nothing from the one that asked', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { linkToken, code } = await askForMail(desk);
  const other = { browserToken: 'the browser of a scanner', addressGroup: HOME };

  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await desk.mail.openLink({ ...other, linkToken })).toMatchObject({ kind: 'wrong' });
    expect(await desk.mail.enterCode({ ...other, code })).toMatchObject({ kind: 'wrong' });
  }

  expect(await desk.mail.enterCode({ ...USED, code })).toMatchObject({ kind: 'in' });
});

// asvs 6.5.5
test('link and code are over after ten minutes', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { linkToken, code } = await askForMail(desk);

  desk.clock.advance(10 * MINUTE_MS);

  expect(await desk.mail.openLink({ ...USED, linkToken })).toEqual({ kind: 'wrong', triesLeft: 0 });
  expect(await desk.mail.enterCode({ ...USED, code })).toEqual({ kind: 'wrong', triesLeft: 0 });
});

// asvs 6.6.2
test('a new mail ends the one before it', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const first = await askForMail(desk);
  const second = await askForMail(desk);

  const { linkToken } = first;
  expect(await desk.mail.openLink({ ...USED, linkToken })).toMatchObject({ kind: 'wrong' });
  expect(await desk.mail.enterCode({ ...USED, code: second.code })).toMatchObject({ kind: 'in' });
});

// asvs 6.3.1, 6.6.3
test('a code can be guessed five times, and not more when all guesses come at once', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { code, linkToken } = await askForMail(desk);
  const guess = { ...USED, code: wrongCode(code) };

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => desk.mail.enterCode(guess)));

  const left = outcomes.map((outcome) => (outcome.kind === 'wrong' ? outcome.triesLeft : null));
  expect(left.slice(0, 5).toSorted().toReversed()).toEqual([4, 3, 2, 1, 0]);
  expect(await desk.mail.enterCode({ ...USED, code })).toEqual({ kind: 'wrong', triesLeft: 0 });
  // The link is no guess.
  expect(await desk.mail.openLink({ ...USED, linkToken })).toMatchObject({ kind: 'in' });
});

test('an address of nobody is answered, counted and logged like one of somebody', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const seen = [];
  for (const email of ['ann@example.com', 'nobody@example.com']) {
    const browserToken = `browser of ${email}`;
    await desk.mail.ask({ email, browserToken, addressGroup: HOME });
    const used = { browserToken, addressGroup: HOME };
    const outcomes = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      outcomes.push(await desk.mail.enterCode({ ...used, code: 'no code' }));
    }
    outcomes.push(await desk.mail.openLink({ ...used, linkToken: 'no link' }));
    seen.push(outcomes);
  }

  expect(seen[1]).toEqual(seen[0]);
  const acts = (await desk.readLog()).map(({ act }) => act).filter((act) => act !== 'joined');
  const eachTime = ['sign_in_mail_asked', ...Array.from({ length: 7 }, () => 'sign_in_refused')];
  expect(acts).toEqual(['invited', ...eachTime, ...eachTime]);
});

test('who was invited may ask for a mail too, as long as their invitation is open, and joins with it', async () => {
  const desk = await startTestDesk();
  const { person } = await desk.people.invite({ email: ASKED.email, actor: COMMAND });
  const { code } = await askForMail(desk);
  expect(await desk.mail.enterCode({ ...USED, code })).toMatchObject({ kind: 'in' });

  const { token } = await desk.signIn(person.id);

  expect((await desk.sessions.find(token))?.person.joinedAt).toEqual(desk.clock.now());
  expect((await desk.readLog()).map(({ act }) => act)).toEqual([
    'invited',
    'sign_in_mail_asked',
    'joined',
    'signed_in',
  ]);
});

test('whose invitation is over is nobody', async () => {
  const desk = await startTestDesk();
  await desk.people.invite({ email: ASKED.email, actor: COMMAND });
  desk.clock.advance(24 * 60 * MINUTE_MS);

  expect(await desk.mail.ask(ASKED)).toEqual({ mail: null });
});

// asvs 16.3.1
test('the log says whose address was tried, and holds neither address nor code nor link', async () => {
  const desk = await startTestDesk();
  const { id } = await desk.addPerson('ann@example.com');
  const { code, linkToken } = await askForMail(desk);
  await desk.mail.enterCode({ ...USED, code: wrongCode(code) });

  const lines = (await desk.readLog()).slice(-2);
  expect(lines).toMatchObject([
    { act: 'sign_in_mail_asked', actorKind: 'visitor', recordId: id, addressGroup: HOME },
    { act: 'sign_in_refused', actorKind: 'visitor', recordId: id, fields: ['code'] },
  ]);
  const { rows } = await desk.pool.query('select to_jsonb(l)::text as line from audit_log l');
  for (const secret of ['ann', code, linkToken]) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('neither link nor code can be read in the database', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { code, linkToken } = await askForMail(desk);

  const { rows } = await desk.pool.query('select to_jsonb(r)::text as row from sign_in_requests r');

  for (const secret of [`"${code}"`, linkToken, ASKED.browserToken]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});
