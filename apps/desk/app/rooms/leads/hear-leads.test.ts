import { expect, test } from 'vitest';

import { hearLeads, hearNothing } from './hear-leads.ts';

type Shown = Parameters<typeof hearLeads>[2];

const aChange = (kind: string) => ({ record: 'lead', id: 'lead-1', kind, personId: null });

/** Which leads came into a list, and which changed, after some things happened to one of them. */
function hear(kinds: readonly string[], shown: Shown = { view: 'waiting' }) {
  const { came, changed } = hearLeads(hearNothing('here'), kinds.map(aChange), shown);
  return { came: came.size, changed: changed.size };
}

test.for<[string, string[], Shown, boolean]>([
  ['a new one, in every view', ['stored'], { view: 'won' }, true],
  ['none that a robot wrote', ['stored', 'quarantined'], { view: 'waiting' }, false],
  ['one that is released waits', ['released'], { view: 'waiting' }, true],
  ['and was in All before', ['released'], { view: 'all' }, false],
  ['one that waits again', ['marked_new'], { view: 'waiting' }, true],
  ['and is no longer answered', ['marked_new'], { view: 'answered' }, false],
  ['one out of the bin, in every view', ['restored'], { view: 'lost' }, true],
  ['none that is in the bin again', ['restored', 'binned'], { view: 'lost' }, false],
  [
    'one that goes back, among those of nobody',
    ['returned'],
    { view: 'waiting', with: 'nobody' },
    true,
  ],
  ['which waited before', ['returned'], { view: 'waiting' }, false],
  ['none that was marked', ['marked_won'], { view: 'waiting' }, false],
])('comes into a list: %s', ([, kinds, shown, comes]) => {
  expect(hear(kinds, shown).came).toBe(comes ? 1 : 0);
});

test('an accepted reply changes what the list shows of a lead, and no other mail does', () => {
  expect(hear(['reply_done']).changed).toBe(1);
  for (const kind of ['visitor_done', 'crm_done', 'reply_failed', 'note_added', 'lead_noted']) {
    expect(hear([kind]).changed).toBe(0);
  }
});
