import { expect, test } from 'vitest';

import { hearLeads, hearNothing } from './hear-leads.ts';

type Shown = Parameters<typeof hearLeads>[2];

const aChange = (kind: string) => ({ record: 'lead', id: 'lead-1', kind, personId: null });

/** How many leads came into a list, came back and changed, after some things happened to one of them. */
function hear(kinds: readonly string[], shown: Shown = { view: 'waiting' }) {
  const { came, returned, changed } = hearLeads(hearNothing('here'), kinds.map(aChange), shown);
  return { came: came.size, returned: returned.size, changed: changed.size };
}

test('a new lead comes into every view, and none that a robot wrote', () => {
  expect(hear(['stored'], { view: 'won' })).toMatchObject({ came: 1, returned: 0 });
  expect(hear(['stored', 'quarantined'])).toMatchObject({ came: 0, returned: 0 });
});

test.for<[string, string[], Shown, boolean]>([
  ['one that is released waits', ['released'], { view: 'waiting' }, true],
  ['and was in All before', ['released'], { view: 'all' }, false],
  ['one that waits again', ['marked_new'], { view: 'waiting' }, true],
  [
    'but none that is answered by now',
    ['marked_new', 'marked_answered'],
    { view: 'waiting' },
    false,
  ],
  ['and is no longer answered', ['marked_new'], { view: 'answered' }, false],
  ['one out of the bin, in All', ['restored'], { view: 'all' }, true],
  ['which no other view can tell', ['restored'], { view: 'lost' }, false],
  ['none that is in the bin again', ['restored', 'binned'], { view: 'all' }, false],
  [
    'one that goes back, among those of nobody',
    ['returned'],
    { view: 'waiting', with: 'nobody' },
    true,
  ],
  [
    'none that somebody took at once',
    ['returned', 'claimed'],
    { view: 'waiting', with: 'nobody' },
    false,
  ],
  ['which waited before', ['returned'], { view: 'waiting' }, false],
  ['none that was marked', ['marked_won'], { view: 'waiting' }, false],
])('comes back into a list: %s', ([, kinds, shown, comes]) => {
  expect(hear(kinds, shown)).toMatchObject({ came: 0, returned: comes ? 1 : 0 });
});

test('an accepted reply changes what the list shows of a lead, and no other mail does', () => {
  expect(hear(['reply_done']).changed).toBe(1);
  for (const kind of ['visitor_done', 'crm_done', 'reply_failed', 'note_added', 'lead_noted']) {
    expect(hear([kind]).changed).toBe(0);
  }
});
