import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { readEvents } from '#/lead-events.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);

test('a note or a call that is sent again under its id is written down once, and other words under it once more', async () => {
  const { desk, store, db, history } = await openLeadDesk();
  const [leadId, other] = [await store(), await store()];
  const note = { body: 'Rang twice.', newId: randomUUID(), actor: me };
  const call = { outcome: 'spoke', isAnswer: true, note: 'Wants Thursday.' } as const;
  const called = { leadId, ...call, newId: randomUUID(), actor: me };

  await Promise.all([1, 2, 3].map(async () => desk.addNote({ leadId, ...note })));
  await Promise.all([1, 2, 3].map(async () => desk.called(called)));
  expect((await history(leadId)).toSorted()).toEqual([
    'called_spoke',
    'claimed',
    'marked_answered',
    'note_added',
    'note_added',
  ]);

  await desk.addNote({ leadId, ...note, body: 'Rang once more.' });
  await desk.addNote({ leadId: other, ...note });
  const { rows } = await sql`
    select body, count(*)::int as notes, count(distinct lead_id)::int as leads
    from lead_notes group by body order by body`.execute(db);
  expect(rows).toEqual([
    { body: 'Rang once more.', notes: 1, leads: 1 },
    { body: 'Rang twice.', notes: 2, leads: 2 },
    { body: 'Wants Thursday.', notes: 1, leads: 1 },
  ]);
});

test('a call without a note and an answer elsewhere are written down once under an id, and another outcome once more', async () => {
  const { desk, store, history, db } = await openLeadDesk();
  const [leadId, other] = [await store(), await store()];
  const call = { outcome: 'no_answer', isAnswer: false, note: '', newId: randomUUID() } as const;
  const elsewhere = { newId: randomUUID(), actor: me };

  await Promise.all([1, 2, 3].map(async () => desk.called({ leadId, ...call, actor: me })));
  await Promise.all([1, 2, 3].map(async () => desk.answeredElsewhere({ leadId, ...elsewhere })));
  await desk.called({ leadId, ...call, outcome: 'left_word', actor: me });
  await desk.called({ leadId: other, ...call, actor: me });
  await desk.answeredElsewhere({ leadId: other, ...elsewhere });

  expect((await history(leadId)).toSorted()).toEqual([
    'answered_elsewhere',
    'called_left_word',
    'called_no_answer',
    'claimed',
    'marked_answered',
  ]);
  expect((await history(other)).toSorted()).toEqual([
    'answered_elsewhere',
    'called_no_answer',
    'claimed',
    'marked_answered',
  ]);
  // Whoever reads the history is told no id.
  const told = (await readEvents(db, leadId)).map(({ detail }) => detail);
  expect(told).toEqual([null, null, null, null, null]);
});

test('the same words about a call that ended otherwise are one note, and two calls', async () => {
  const { desk, store, history } = await openLeadDesk();
  const leadId = await store();
  const call = { isAnswer: false, note: 'Rings on Friday.', newId: randomUUID(), actor: me };

  await desk.called({ leadId, ...call, outcome: 'no_answer' });
  await desk.called({ leadId, ...call, outcome: 'left_word' });

  expect(await history(leadId)).toEqual([
    'claimed',
    'called_no_answer',
    'note_added',
    'called_left_word',
  ]);
});
