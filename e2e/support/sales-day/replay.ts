import { describeEntry, type Entry } from './ledger.ts';
import { type LeadState, type ModelLine, type Step, stepLead, valuesOf } from './lead-model.ts';

/** A line of the history that a person's act wrote. */
export type HistoryRow = {
  readonly personId: string | null;
  readonly kind: string;
  readonly detail: string | null;
};

/** A lead after some of the acts, and how many lines of its history these have used up. */
type Reached = { readonly state: LeadState; readonly used: number };

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, place) =>
    orders(items.toSpliced(place, 1)).map((rest) => [item].concat(rest)),
  );
}

const matches = (row: HistoryRow | undefined, line: ModelLine, { personId }: Entry) =>
  row?.personId === personId &&
  row.kind === line.kind &&
  (line.detail === undefined || line.detail === row.detail);

/** Notes are known by the ids that their lines have. */
function addNotes(state: LeadState, lines: readonly ModelLine[], rows: readonly HistoryRow[]) {
  const added = lines.flatMap(({ body }, place) =>
    body === undefined ? [] : [[rows[place]?.detail ?? '', { body, earlier: [] }] as const],
  );
  return { ...state, notes: { ...state.notes, ...Object.fromEntries(added) } };
}

/** Whether somebody was told what was so; who was refused saw what was saved then or within the same moment. */
function isTrue({ told }: Entry, step: Step, saved: readonly string[], sent: string): boolean {
  if (step.told !== 'stale') return told.kind === step.told;
  if (told.kind === 'two-answers') return told.saved !== sent && saved.includes(told.saved);
  return told.kind === 'done' && saved.includes(sent);
}

/** Does acts in an order; null where the history or what somebody was told says that they were not done in it. */
function tryOrder(from: Reached, entries: readonly Entry[], rows: readonly HistoryRow[]) {
  const steps: { readonly entry: Entry; readonly step: Step; readonly after: LeadState }[] = [];
  let { state, used } = from;
  for (const entry of entries) {
    const step = stepLead(state, entry);
    const found = rows.slice(used, used + step.lines.length);
    if (!step.lines.every((line, place) => matches(found[place], line, entry))) return null;
    state = addNotes(step.state, step.lines, found);
    used += step.lines.length;
    steps.push({ entry, step, after: state });
  }
  const areTrue = steps.every(({ entry, step }, place) => {
    const saved = steps.slice(place).map(({ after }) => valuesOf(entry, after).saved);
    return isTrue(entry, step, saved, valuesOf(entry, state).sent);
  });
  return areTrue ? { state, used } : null;
}

/**
 * Replays what was done to a lead in the order of its history, where acts of one round came at the same moment and may have
 * been done in any order. Gives how the lead has to be now; throws where no order explains both the history and what everybody
 * was told, or where the history has lines of nobody's act.
 */
export function replayLead(
  start: LeadState,
  entries: readonly Entry[],
  rows: readonly HistoryRow[],
): LeadState {
  const rounds = [...Map.groupBy(entries, ({ round }) => round).values()];
  let furthest = { round: -1, used: 0 };
  function go(round: number, from: Reached): LeadState | null {
    if (round > furthest.round) furthest = { round, used: from.used };
    const together = rounds[round];
    if (together === undefined) return from.used === rows.length ? from.state : null;
    for (const order of orders(together)) {
      const reached = tryOrder(from, order, rows);
      const end = reached && go(round + 1, reached);
      if (end) return end;
    }
    return null;
  }
  const end = go(0, { state: start, used: 0 });
  if (end) return end;
  const at = rounds[furthest.round] ?? [];
  throw new Error(
    `No order of what was done explains the history.\n${at.map(describeEntry).join('\n')}\nThe history goes on with ${JSON.stringify(rows.slice(furthest.used, furthest.used + 6))}`,
  );
}
