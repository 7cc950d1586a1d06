import { expect, test } from 'vitest';

import { HOME, startTestDesk } from './test-desk.ts';

const ROUNDS = 60;
const WARM_UP = 10;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

test('a mailbox of somebody, one of nobody and one of who was removed take alike long, to ask and to guess', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { id: personId, version } = await desk.addPerson('left@example.com');
  await desk.people.remove({ personId, version, actor: { kind: 'command' } });
  const emails = ['ann@example.com', 'nobody@example.com', 'left@example.com'] as const;
  const asking = emails.map((): number[] => []);
  const guessing = emails.map((): number[] => []);

  // By turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [index, email] of emails.entries()) {
      const browserToken = `${round} ${email}`;
      const used = { browserToken, code: 'no code', addressGroup: HOME };
      const ask = await measure(() => desk.mail.ask({ email, browserToken, addressGroup: HOME }));
      const guess = await measure(() => desk.mail.enterCode(used));
      if (round < WARM_UP) continue;
      asking[index]?.push(ask);
      guessing[index]?.push(guess);
    }
  }

  for (const times of [asking, guessing]) {
    const [known = 0, ...unknown] = times.map(median);
    for (const other of unknown) expect(Math.abs(known - other)).toBeLessThan(known * 0.25 + 0.5);
  }
});
