import type { Entry } from './ledger.ts';

/** A note as it has to be: what it says, and what it said before. */
export type ModelNote = { readonly body: string; readonly earlier: readonly string[] };

/** What the database has to hold of a lead. */
export type LeadState = {
  readonly version: number;
  /** A state, with its reason where that is lost: `lost/price`. */
  readonly mark: string;
  readonly heldBy: string;
  readonly isKept: boolean;
  readonly isBinned: boolean;
  readonly notes: Readonly<Record<string, ModelNote>>;
};

/** A line that the history has to have; a note is known by its id once it is found there. */
export type ModelLine = {
  readonly kind: string;
  readonly detail?: string;
  readonly body?: string;
};

/** What an act comes to: `stale` is refused for its version, unless somebody has saved the same. */
export type Step = {
  readonly state: LeadState;
  readonly told: 'done' | 'nothing' | 'held' | 'stale';
  readonly lines: readonly ModelLine[];
};

type Field = 'mark' | 'heldBy';

const done = (state: LeadState, lines: readonly ModelLine[]): Step => ({
  state,
  told: 'done',
  lines,
});
const without = (state: LeadState, told: Step['told']): Step => ({ state, told, lines: [] });

function change(state: LeadState, to: Partial<LeadState>, lines: readonly ModelLine[]): Step {
  return done({ ...state, ...to, version: state.version + 1 }, lines);
}

function lineOfMark(mark: string): ModelLine {
  const [name = '', detail] = mark.split('/');
  return { kind: `marked_${name}`, ...(detail === undefined ? {} : { detail }) };
}

/** A change of a field on the version that was seen. */
function versioned(state: LeadState, { sent }: Entry, field: Field, line: ModelLine): Step {
  const value = sent[field === 'mark' ? 'mark' : 'personId'] ?? '';
  if (Number(sent['version']) !== state.version) return without(state, 'stale');
  return state[field] === value
    ? without(state, 'done')
    : change(state, { [field]: value }, [line]);
}

/** The first act takes a lead that nobody has. */
function takeFirst(state: LeadState, { personId }: Entry): Step {
  if (state.heldBy !== '' || state.isKept || state.isBinned) return done(state, []);
  return change(state, { heldBy: personId }, [{ kind: 'claimed' }]);
}

/** An answer marks a lead that waits. */
function answer(state: LeadState, lines: readonly ModelLine[], isAnswer: boolean): Step {
  if (!isAnswer || state.mark !== 'new') return done(state, lines);
  return change(state, { mark: 'answered' }, [...lines, lineOfMark('answered')]);
}

function call(before: LeadState, entry: Entry): Step {
  const { sent } = entry;
  const { state, lines: taking } = takeFirst(before, entry);
  const { outcome = '', note = '', isAnswer } = sent;
  const lines = [
    ...taking,
    { kind: `called_${outcome}` },
    ...(note ? [{ kind: 'note_added', body: note }] : []),
  ];
  return answer(state, lines, outcome === 'spoke' && isAnswer === 'yes');
}

function addNote(before: LeadState, entry: Entry): Step {
  const { state, lines } = takeFirst(before, entry);
  return done(state, [...lines, { kind: 'note_added', body: entry.sent['body'] ?? '' }]);
}

function editNote(state: LeadState, { sent }: Entry): Step {
  const { noteId = '', version, body = '' } = sent;
  const note = state.notes[noteId];
  if (!note) throw new Error(`Nobody wrote the note ${noteId}.`);
  if (Number(version) !== note.earlier.length + 1) return without(state, 'stale');
  const edited = { body, earlier: [...note.earlier, note.body] };
  const line = { kind: 'note_edited', detail: noteId };
  return done({ ...state, notes: { ...state.notes, [noteId]: edited } }, [line]);
}

function take(state: LeadState, { personId }: Entry): Step {
  if (state.heldBy === personId) return without(state, 'done');
  if (state.heldBy !== '') return without(state, 'held');
  return change(state, { heldBy: personId }, [{ kind: 'claimed' }]);
}

/** Whether the page or the list that an act is from showed the lead as it was before. */
function isStaleAct({ version }: LeadState, { sent }: Entry): boolean {
  const [, ticked] = (sent['lead'] ?? sent['leadId'] ?? '').split(':');
  const seen = ticked ?? sent['version'];
  return seen !== undefined && Number(seen) !== version;
}

function bulkMark(state: LeadState, entry: Entry): Step {
  if (isStaleAct(state, entry)) return without(state, 'nothing');
  const mark = (entry.sent['mark'] ?? '').replace(':', '/');
  const staysKept = state.isKept && mark !== 'new' && mark !== 'spam';
  return state.mark === mark || staysKept
    ? without(state, 'nothing')
    : change(state, { mark }, [lineOfMark(mark)]);
}

function when(isMeant: boolean, state: LeadState, to: Partial<LeadState>, kind: string): Step {
  return isMeant ? change(state, to, [{ kind }]) : without(state, 'nothing');
}

/** What an act on a lead has to come to. */
export function stepLead(state: LeadState, entry: Entry): Step {
  const { act, sent, personId } = entry;
  switch (act) {
    case 'take':
      return take(state, entry);
    case 'hand-back':
      return when(state.heldBy === personId, state, { heldBy: '' }, 'handed_back');
    case 'give': {
      const line = { kind: 'assigned', detail: sent['personId'] ?? '' };
      return versioned(state, entry, 'heldBy', line);
    }
    case 'mark':
      return versioned(state, entry, 'mark', lineOfMark(sent['mark'] ?? ''));
    case 'bulk-mark':
      return bulkMark(state, entry);
    case 'note':
      return addNote(state, entry);
    case 'edit-note':
      return editNote(state, entry);
    case 'called':
      return call(state, entry);
    case 'elsewhere':
      return answer(state, [{ kind: 'answered_elsewhere' }], true);
    case 'release': {
      const isMeant = state.isKept && !state.isBinned && !isStaleAct(state, entry);
      return when(isMeant, state, { isKept: false }, 'released');
    }
    case 'bin': {
      const isForBin = !state.isBinned && (state.isKept || state.mark === 'spam');
      const isMeant = isForBin && !isStaleAct(state, entry);
      return when(isMeant, state, { isBinned: true }, 'binned');
    }
    case 'restore':
      return when(state.isBinned, state, { isBinned: false }, 'restored');
    case 'requeue':
    case 'resend':
    case 'move':
      throw new Error(`${act} is no change of the lead.`);
  }
}

/** What an act that carries a version would have saved, and what is saved there. */
export function valuesOf({ act, sent }: Entry, state: LeadState) {
  if (act === 'mark') return { sent: sent['mark'] ?? '', saved: state.mark };
  if (act === 'give') return { sent: sent['personId'] ?? '', saved: state.heldBy };
  return { sent: sent['body'] ?? '', saved: state.notes[sent['noteId'] ?? '']?.body ?? '' };
}
