import { expect, test } from 'vitest';

import { hearLeads, hearNothing } from './hear-leads.ts';

type Shown = Parameters<typeof hearLeads>[2];
/** A kind, or one with whose act it was or who was given the lead by it. */
type Did = string | readonly [kind: string, personId: string];

function aChange(did: Did) {
  const [kind, person] = typeof did === 'string' ? [did, null] : did;
  const whose = kind === 'assigned' ? { personId: null, givenTo: person } : { personId: person };
  return { record: 'lead', id: 'lead-1', kind, ...whose };
}

/** How many leads came into a list, came into it later and changed, after some things happened to one of them. */
function hear(all: readonly Did[], shown: Partial<Shown> = {}) {
  const list = { view: 'waiting', me: 'mara', ...shown } as const;
  const { came, entered, changed } = hearLeads(hearNothing('here'), all.map(aChange), list);
  return { came: came.size, entered: entered.size, changed: changed.size };
}

test('a new lead comes into every view, and none that a robot wrote', () => {
  expect(hear(['stored'], { view: 'won' })).toMatchObject({ came: 1, entered: 0 });
  expect(hear(['stored', 'quarantined'])).toMatchObject({ came: 0, entered: 0 });
});

test.for<[string, Did[], Partial<Shown>, boolean]>([
  ['one that is released waits', ['released'], { view: 'waiting' }, true],
  ['and was in All before', ['released'], { view: 'all' }, false],
  ['one that waits again', ['marked_new'], { view: 'waiting' }, true],
  [
    'but none that is answered by now',
    ['marked_new', 'marked_answered'],
    { view: 'waiting' },
    false,
  ],
  ['nor by a reply', ['marked_new', 'reply_done'], { view: 'waiting' }, false],
  ['and is no longer answered', ['marked_new'], { view: 'answered' }, false],
  ['one out of the bin, in All', ['restored'], { view: 'all' }, true],
  ['and stays there when it is marked', ['restored', 'marked_won'], { view: 'all' }, true],
  ['which no other view can tell', ['restored'], { view: 'lost' }, false],
  ['none that is in the bin again', ['restored', 'binned'], { view: 'all' }, false],
  ['one that goes back, among those of nobody', ['returned'], { with: 'nobody' }, true],
  ['none that somebody took', ['returned', ['claimed', 'tom']], { with: 'nobody' }, false],
  ['which waited before', ['returned'], { view: 'waiting' }, false],
  ['none that was marked', ['marked_won'], { view: 'waiting' }, false],
  ['one that was won', ['marked_won'], { view: 'won' }, true],
  ['and stays so with a reply', ['marked_won', 'reply_done'], { view: 'won' }, true],
  ['none that is lost by now', ['marked_won', 'marked_lost'], { view: 'won' }, false],
  ['one that was lost', ['marked_lost'], { view: 'lost' }, true],
  ['one that was withdrawn', ['withdrawn'], { view: 'lost' }, true],
  ['one that was answered by a mark', ['marked_answered'], { view: 'answered' }, true],
  ['one that was answered by a reply', ['reply_done'], { view: 'answered' }, true],
  ['none that is spam', ['reply_done', 'marked_spam'], { view: 'answered' }, false],
  ['one of a robot', ['stored', 'quarantined'], { view: 'quarantine' }, true],
  ['one that was given to me', [['assigned', 'mara']], { view: 'mine' }, true],
  ['and is mine when it is won', [['assigned', 'mara'], 'marked_won'], { view: 'mine' }, true],
  ['none that was given to another', [['assigned', 'tom']], { view: 'mine' }, false],
  [
    'nor from me',
    [
      ['claimed', 'mara'],
      ['assigned', 'tom'],
    ],
    { view: 'mine' },
    false,
  ],
  ['none that I handed back', [['claimed', 'mara'], 'handed_back'], { view: 'mine' }, false],
  ['one that I took in another tab', [['claimed', 'mara']], { view: 'mine' }, true],
  ['one that was given to whom I look at', [['assigned', 'tom']], { with: 'tom' }, true],
  ['one that they took', [['claimed', 'tom']], { with: 'tom' }, true],
])('comes into a list: %s', ([, all, shown, comes]) => {
  expect(hear(all, shown)).toMatchObject({ came: 0, entered: comes ? 1 : 0 });
});

test('an accepted reply changes what the list shows of a lead, and no other mail does', () => {
  expect(hear(['reply_done']).changed).toBe(1);
  for (const kind of ['visitor_done', 'crm_done', 'reply_failed', 'note_added', 'lead_noted']) {
    expect(hear([kind]).changed).toBe(0);
  }
});
