import type { DayLead } from './ledger.ts';
import { LEAD_MOVES, type LeadMove } from './moves.ts';
import { pick, type Random, shuffle } from './random.ts';

/** Where somebody goes to do something about a lead. */
export type Place = 'lead' | 'list' | 'quarantine' | 'booking';

/** What somebody has in mind: on a page that does not offer the first thing they do the next. */
export type Task = {
  readonly lead: DayLead;
  readonly place: Place;
  readonly wishes: readonly LeadMove[];
};

/** In so many of the rounds two or all have the same lead. */
const COLLISIONS = 0.4;

/** What people do about one lead at the same moment. */
const THEMES: readonly (readonly LeadMove[])[] = [
  ['won', 'spam', 'waiting', 'lost'],
  ['won', 'spam', 'lost', 'give'],
  ['won', 'lost', 'elsewhere', 'give'],
  ['take', 'give', 'back'],
  ['editNote', 'note'],
  ['requeue', 'release', 'bin', 'restore'],
  [],
];

const isMove = (name: string): name is LeadMove => Object.hasOwn(LEAD_MOVES, name);
const ALL = Object.keys(LEAD_MOVES).filter(isMove);

function choosePlace(random: Random, { isKept, booking }: DayLead): Place {
  const chance = random();
  if (isKept && chance < 0.4) return 'quarantine';
  if (booking !== null && chance < 0.5) return 'booking';
  return chance > 0.85 ? 'list' : 'lead';
}

/** The wishes of a theme in an order of chance, then all else. */
function wishesOf(random: Random, theme: readonly LeadMove[], { isDead }: DayLead) {
  const rest = shuffle(random, ALL);
  const first = isDead && random() < 0.4 ? (['requeue'] as const) : [];
  return [...shuffle(random, theme), ...first, ...rest];
}

/** What each of so many people does in the next round; some of them now and then at one lead. */
export function planRound(
  random: Random,
  leads: readonly DayLead[],
  people: number,
): readonly Task[] {
  const isCollision = random() < COLLISIONS;
  const theme = isCollision ? pick(random, THEMES) : [];
  const shared = pick(random, leads);
  const place = shared.isKept || random() < 0.3 ? choosePlace(random, shared) : 'lead';
  const together = isCollision ? (random() < 0.3 ? people : 2) : 0;
  return Array.from({ length: people }, (_, person) => {
    const isTogether = person < together;
    const lead = isTogether ? shared : pick(random, leads);
    const own = choosePlace(random, lead);
    return {
      lead,
      place: isTogether ? place : own,
      wishes: wishesOf(random, isTogether ? theme : [], lead),
    };
  });
}
