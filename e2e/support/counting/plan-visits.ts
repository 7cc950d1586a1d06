import { createRandom, pick } from '../sales-day/random.ts';

const CAMPAIGN = 'c:Sample campaign';
/** Pages that link to each other in header or footer. */
const PAGES = ['/', '/solutions', '/pricing', '/team', '/enquiry', '/onboarding'] as const;

/** What one visit does. */
export const VISIT_KINDS = [
  'walk',
  'return',
  'behind looked at',
  'behind never looked at',
  'prerender opened',
  'prerender not opened',
  'form',
  'robot',
  'global privacy control',
  'do not track',
  'switch',
] as const;

export type VisitKind = (typeof VISIT_KINDS)[number];

/** One visit: its kind, the page it begins at, the one it goes on to, and whether a link of the campaign led to it. */
export type PlannedVisit = {
  readonly kind: VisitKind;
  readonly first: string;
  readonly next: string;
  readonly isTagged: boolean;
};

/** How often each page, act and source has to be counted, under `page|what|source`. */
export type Ledger = Map<string, number>;

/** Plans that many visits of all kinds; the same seed gives the same plan. */
export function planVisits(count: number, seed: number): PlannedVisit[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = VISIT_KINDS[index % VISIT_KINDS.length] ?? 'walk';
    const first = kind === 'form' ? '/enquiry' : pick(random, PAGES);
    const next = pick(
      random,
      PAGES.filter((page) => page !== first),
    );
    return { kind, first, next, isTagged: random() < 0.5 };
  });
}

function listCounts({ kind, first, next, isTagged }: PlannedVisit): string[][] {
  const source = isTagged ? CAMPAIGN : 'direct';
  const arrival = [
    [first, 'seen', source],
    [first, 'landed', source],
  ];
  switch (kind) {
    case 'walk':
      return [...arrival, [next, 'seen', source]];
    case 'return':
      return [...arrival, [first, 'seen', source]];
    case 'behind looked at':
      return [...arrival, [next, 'seen', 'direct'], [next, 'landed', 'direct']];
    case 'behind never looked at':
    case 'prerender not opened':
      return arrival;
    case 'prerender opened':
      return [...arrival, [next, 'seen', isTagged ? CAMPAIGN : 'unknown']];
    case 'form':
      return [
        ...arrival,
        [first, 'begun:enquiry', source],
        [first, 'shown:enquiry:email:emailInvalid', ''],
        [first, 'left:enquiry:email', ''],
      ];
    case 'robot':
      return [
        [first, 'robot', ''],
        [next, 'robot', ''],
      ];
    case 'global privacy control':
    case 'do not track':
    case 'switch':
      return [];
  }
}

/** What all of the visits have to be counted as. */
export function expectCounts(visits: readonly PlannedVisit[]): Ledger {
  const ledger: Ledger = new Map();
  for (const visit of visits) {
    for (const count of listCounts(visit)) {
      const key = count.join('|');
      ledger.set(key, (ledger.get(key) ?? 0) + 1);
    }
  }
  return ledger;
}
