import { expect, test } from 'vitest';

import { namesAt, postForm } from './lead-list.ts';
import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

test('what somebody changed since the list was read is left as it is and stays ticked, and the list says so', async () => {
  const desk = await startTestApp();
  const jess = await desk.signedIn('member');
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const me = (await desk.people.findByEmail('member@shop.example'))?.id ?? '';
  const one = await storeLead(desk);
  await storeLead(desk);
  const all = '/leads?view=all';
  const readTicks = async () => {
    const { body } = await jess.get(all);
    return [...body.matchAll(/name="lead"[^>]* value="([^"]+)"/g)].map(
      ([, value = '']): [string, string] => ['lead', value],
    );
  };
  const press = async (ticks: [string, string][], fields: [string, string][]) => {
    const { headers } = await postForm(jess, all, [...ticks, ...fields]);
    const { body } = await jess.get(String(headers.location));
    return { body, words: body.replaceAll(/<[^>]+>/g, '') };
  };
  const readLeads = () =>
    desk.db.selectFrom('leads').select(['answer_state', 'held_by']).orderBy('id').execute();
  const tomMarks = (mark: string) =>
    postForm(tom, '/leads', [
      ['lead', one.id],
      ['intent', 'mark'],
      ['mark', mark],
    ]);

  const ticks = await readTicks();
  expect(ticks).toHaveLength(2);
  await tomMarks('won');
  const marked = await press(ticks, [
    ['intent', 'mark'],
    ['mark', 'lost:no_answer'],
  ]);
  expect(marked.words).toContain(
    'Marked. One lead is lost now. One was changed meanwhile and is left as it is.',
  );
  expect(marked.body).toContain(`name="lead" checked="" value="${one.id}:2"`);
  expect(marked.body.match(/ checked=""/g)).toHaveLength(1);
  expect(marked.body).toContain('class="strip" data-tone="leaf"');
  expect(await readLeads()).toMatchObject([{ answer_state: 'won' }, { answer_state: 'lost' }]);

  const given = await press(ticks, [
    ['intent', 'give'],
    ['person', me],
  ]);
  expect(given.words).toContain(
    'Nothing was given. 2 leads were changed meanwhile and are left as they are.',
  );
  expect(given.body).toContain('class="strip" data-tone="sky"');
  const binned = await press(ticks, [['intent', 'bin']]);
  expect(binned.words).toContain('Nothing was binned. 2 leads were changed meanwhile');
  expect(await readLeads()).toMatchObject([{ held_by: null }, { held_by: null }]);
  const again = await press(await readTicks(), [
    ['intent', 'give'],
    ['person', me],
  ]);
  expect(again.words).toContain('Given. member has 2 leads now.');
});

test('marking leads leaves those in quarantine where they are found, and says how many', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const [clean, kept, other] = [
    await storeLead(desk, { name: 'Anna Waiting' }),
    await storeLead(desk, { name: 'Dan Kept', isQuarantined: true }),
    await storeLead(desk, { name: 'Eve Kept', isQuarantined: true }),
  ];
  const markWon = async (...leads: readonly { readonly id: string }[]) => {
    const ticks = leads.map(({ id }): [string, string] => ['lead', id]);
    const fields: [string, string][] = [...ticks, ['intent', 'mark'], ['mark', 'won']];
    const { headers } = await postForm(member, '/leads?view=all', fields);
    return (await member.get(String(headers.location))).body.replaceAll(/<[^>]+>/g, '');
  };

  expect(await markWon(clean, kept)).toContain(
    'Marked. One lead is won now. One is in quarantine and is left as it was: release it first.',
  );
  expect(await markWon(kept, other)).toContain(
    'Nothing was marked. 2 leads are in quarantine and are left as they were: release them first.',
  );
  expect(await namesAt(member, '/leads?view=quarantine')).toEqual(['Eve Kept', 'Dan Kept']);
});
