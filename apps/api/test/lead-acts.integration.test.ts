import { PersonUnknown } from '@high-street/leads';
import type { Actor } from '@high-street/server/audit';
import { expect, test } from 'vitest';

import { IDS, openActs } from './act-fixture.ts';

type Acts = Awaited<ReturnType<typeof openActs>>;
type Run = (acts: Acts, actor: Actor) => Promise<unknown>;

const OLIVE: Actor = { kind: 'person', personId: IDS.olive, addressGroup: '192.0.2.7' };
const COMMAND: Actor = { kind: 'command' };

const { fresh, kept, binned, held, ben, dead, note } = IDS;

/** Each act as the desk does it, and the words of the command for it, or null where it has none and calls the function. */
const ACTS: readonly (readonly [string, Run, string | null])[] = [
  [
    'marks a lead',
    ({ desk }, actor) => desk.mark({ leadId: fresh, version: 1, mark: { state: 'won' }, actor }),
    'mark FFFF-0001 won',
  ],
  [
    'marks a lead lost with its reason',
    ({ desk }, actor) =>
      desk.mark({ leadId: fresh, version: 1, mark: { state: 'lost', reason: 'price' }, actor }),
    'mark FFFF-0001 lost price',
  ],
  [
    'gives a lead to somebody',
    ({ desk }, actor) => desk.assign({ leadId: fresh, version: 1, personId: ben, actor }),
    'give FFFF-0001 Ben@Example.com',
  ],
  [
    'hands a lead back',
    ({ desk }, actor) => desk.handBack({ leadId: held, actor }),
    'hand-back HHHH-0001',
  ],
  [
    // Held by somebody: a person's first note or call takes a free lead, and the command is nobody who has one.
    'adds a note',
    ({ desk }, actor) => desk.addNote({ leadId: held, body: 'Call on Monday', actor }),
    'note HHHH-0001 Call on Monday',
  ],
  [
    'stops news and offers',
    ({ desk }, actor) => desk.stopNews({ leadId: fresh, actor }),
    'stop-news FFFF-0001',
  ],
  [
    'puts a lead in the bin',
    ({ desk }, actor) => desk.bin({ leadIds: [kept], actor }),
    'bin KEPT-0001',
  ],
  [
    'takes a lead out of the bin',
    ({ desk }, actor) => desk.restore({ leadIds: [binned], actor }),
    'restore BBBB-0001',
  ],
  [
    'releases a lead',
    ({ desk }, actor) => desk.release({ leadId: kept, actor }),
    'release KEPT-0001',
  ],
  [
    'tries the dead letters of a lead again',
    ({ desk }, actor) => desk.requeue({ leadId: fresh, actor }),
    'requeue FFFF-0001',
  ],
  [
    'tries the dead letters of a booking again',
    ({ desk }, actor) => desk.requeueBooking({ reference: '7F3A0-9C21D', actor }),
    'requeue 7F3A0-9C21D',
  ],
  [
    'tries all dead letters again',
    ({ desk }, actor) => desk.requeue({ leadId: null, actor }),
    'requeue --all',
  ],
  [
    'sends a mail again',
    ({ desk }, actor) => desk.resend({ leadId: fresh, kind: 'visitor', actor }),
    'resend FFFF-0001 visitor',
  ],
  [
    'fixes the address of a lead',
    ({ desk }, actor) =>
      desk.fixAddress({ leadId: fresh, version: 1, email: 'right@example.com', actor }),
    'address FFFF-0001 right@example.com',
  ],
  [
    'erases a person',
    ({ erase }, actor) => erase({ email: 'ffff-0001@example.com', actor }),
    'erase FFFF-0001@example.com',
  ],
  [
    'changes a note',
    ({ desk }, actor) => desk.editNote({ noteId: note, version: 1, body: 'No Saturdays.', actor }),
    null,
  ],
  [
    'notes a call that was the answer',
    ({ desk }, actor) =>
      desk.called({ leadId: held, outcome: 'spoke', isAnswer: true, note: 'Keen.', actor }),
    null,
  ],
  [
    'notes an answer by other means',
    ({ desk }, actor) => desk.answeredElsewhere({ leadId: fresh, actor }),
    null,
  ],
  [
    'marks several leads',
    ({ desk }, actor) =>
      desk.markMany({ leadIds: [fresh, held, binned], mark: { state: 'spam' }, actor }),
    null,
  ],
  [
    'gives several leads to somebody',
    ({ desk }, actor) => desk.assignMany({ leadIds: [fresh, held], personId: ben, actor }),
    null,
  ],
  [
    'releases all of a reason',
    ({ desk }, actor) => desk.releaseRule({ reason: 'speed', actor }),
    null,
  ],
  [
    'tries the dead letters of a kind again',
    ({ desk }, actor) => desk.requeue({ leadId: null, kind: 'booking_visitor', actor }),
    null,
  ],
  [
    'tries one dead letter again',
    ({ desk }, actor) => desk.requeueDelivery({ deliveryId: dead, actor }),
    null,
  ],
];

test.for(ACTS)('%s in the desk as by command, but for who did it', async ([, run, words]) => {
  const [byPerson, byCommand, untouched] = [await openActs(), await openActs(), await openActs()];

  await run(byPerson, OLIVE);
  await (words === null ? run(byCommand, COMMAND) : byCommand.command(words));

  const [one, other, before] = [
    await byPerson.rows(),
    await byCommand.rows(),
    await untouched.rows(),
  ];
  expect(one.rows).toEqual(other.rows);
  expect(one.rows).not.toEqual(before.rows);
  expect(one.rows.audit_log).not.toEqual([]);
  expect([...one.doers]).toEqual([`person ${IDS.olive}`]);
  expect([...other.doers]).toEqual(['command null']);
});

test('takes a lead for a person alone, as the command is nobody who answers', async () => {
  const { desk, rows } = await openActs();

  await expect(desk.claim({ leadId: fresh, actor: COMMAND })).rejects.toThrow(PersonUnknown);
  expect(await desk.claim({ leadId: fresh, actor: OLIVE })).toEqual({ heldBy: IDS.olive });
  expect(await desk.claim({ leadId: fresh, actor: OLIVE })).toEqual({ heldBy: IDS.olive });

  const { rows: after } = await rows();
  expect(after.lead_events).toMatchObject([{ kind: 'claimed', lead_id: fresh }]);
  expect(after.audit_log).toMatchObject([{ act: 'lead_claimed', record_id: 'FFFF-0001' }]);
});

test('the history that the command shows says whose act each line was', async () => {
  const { desk, command } = await openActs();
  await desk.claim({ leadId: fresh, actor: OLIVE });
  await desk.addNote({ leadId: fresh, body: 'Keen.', actor: OLIVE });
  await command('give FFFF-0001 ben@example.com');
  await command('mark FFFF-0001 lost not_a_fit');
  await desk.called({
    leadId: fresh,
    outcome: 'left_word',
    isAnswer: false,
    note: ' ',
    actor: OLIVE,
  });
  await command('resend FFFF-0001 visitor');

  const shown = await command('show FFFF-0001');

  const history = shown.slice(shown.indexOf('History')).replaceAll(/^ {2}\S+ \S+ UTC {2}/gm, '');
  expect(history).toBe(`History
taken by Olive Moor
note by Olive Moor: Keen.
given to somebody by command: Ben Hall
marked lost by command: not a fit
called, word left by Olive Moor
to be sent once more by command: confirmation
`);
  expect(shown).toMatch(/^State +lost: not a fit$/m);
  expect(shown).toMatch(/^Answered by +Ben Hall$/m);
});

test.for([
  ['give FFFF-0001 nobody@example.com', 'nobody@example.com is nobody’s who answers leads'],
  ['hand-back FFFF-0001', 'Nobody has taken FFFF-0001.'],
  ['bin BBBB-0001', 'BBBB-0001 is in the bin already.'],
  ['restore FFFF-0001', 'FFFF-0001 is not in the bin.'],
  ['release FFFF-0001', 'FFFF-0001 is not in quarantine.'],
  ['mark KEPT-0001 won', 'KEPT-0001 is in quarantine: release it first, or mark it spam.'],
  ['resend FFFF-0001 provider', 'FFFF-0001 has no provider mail to send again'],
] as const)('refuses "%s" and changes nothing', async ([words, message]) => {
  const acts = await openActs();
  const before = await acts.rows();

  await expect(acts.command(words)).rejects.toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringContaining(message) }),
  );

  expect(await acts.rows()).toEqual(before);
});
