import type { ButtonAct } from '#app/list-keys/find-button.ts';

/** What a key of a list does; rooms take those that they have a use for. */
type ListAct =
  | 'next'
  | 'previous'
  | 'open'
  | 'select'
  | 'select-to'
  | 'mark'
  | 'give'
  | 'reply'
  | 'clear-selection';

/** What a key of the form of a reply does. */
export type ComposerAct = 'send' | 'next-blank';

/**
 * Where a key counts: everywhere, in the rooms that show a list, in one room whose buttons it presses, on the page of a
 * lead, or in the form of a reply.
 */
export type KeyPlace = 'anywhere' | 'lists' | 'buttons' | 'lead' | 'composer';

/** One thing that keys do. */
type KeyAct = {
  /** The keys as they are written on them: one after the other, or together where the first is held. */
  readonly keys: readonly string[];
  /** The same as tinykeys reads it. */
  readonly binding: string;
  readonly words: string;
  readonly where: KeyPlace;
} & (
  | { readonly kind: 'go'; readonly to: string; readonly room: string }
  | { readonly kind: 'search'; readonly room: string }
  | { readonly kind: 'list'; readonly act: ListAct; readonly room: string }
  | { readonly kind: 'button'; readonly act: ButtonAct; readonly room: string }
  /** Presses what has the key written on it. */
  | { readonly kind: 'press'; readonly room: string }
  | { readonly kind: 'compose'; readonly act: ComposerAct; readonly room: string }
  | { readonly kind: 'leave-field' }
);

/** The key that leads to a room. */
const go = <const Letter extends string>(letter: Letter, words: string, to: string, room: string) =>
  ({
    keys: ['G', letter],
    binding: `g ${letter.toLowerCase()}`,
    words,
    where: 'anywhere',
    kind: 'go',
    to,
    room,
  }) as const;

/** A key of the lists. */
const list = (keys: readonly string[], binding: string, words: string, act: ListAct) =>
  ({ keys, binding, words, where: 'lists', kind: 'list', act, room: 'leads' }) as const;

/** The key of a button of a room. */
const button = (letter: string, words: string, act: ButtonAct, room: string) =>
  ({
    keys: [letter],
    binding: letter.toLowerCase(),
    words,
    where: 'buttons',
    kind: 'button',
    act,
    room,
  }) as const;

/** A key of the page of a lead. */
const lead = (letter: string, words: string) =>
  ({
    keys: [letter],
    binding: letter.toLowerCase(),
    words,
    where: 'lead',
    kind: 'press',
    room: 'leads',
  }) as const;

/** A key of the form of a reply. */
const compose = (key: string, words: string, act: ComposerAct) =>
  ({
    keys: ['Ctrl', key],
    binding: `Control+${key}`,
    words,
    where: 'composer',
    kind: 'compose',
    act,
    room: 'leads',
  }) as const;

/** Every key of the desk: what listens to them and the page that lists them read the same table. */
export const KEYS: readonly KeyAct[] = [
  {
    keys: ['?'],
    // Shift makes a question mark on some keyboards and not on others.
    binding: '[Shift]+?',
    words: 'All keys',
    where: 'anywhere',
    kind: 'go',
    to: '/keys',
    room: 'keys',
  },
  {
    keys: ['/'],
    binding: '[Shift]+/',
    words: 'Search the leads',
    where: 'anywhere',
    kind: 'search',
    room: 'leads',
  },
  go('N', 'Next up', '/', 'next-up'),
  go('L', 'Leads', '/leads', 'leads'),
  go('B', 'Bookings', '/bookings', 'bookings'),
  go('Q', 'Quarantine', '/quarantine', 'quarantine'),
  go('D', 'Deliveries', '/deliveries', 'deliveries'),
  go('T', 'Numbers', '/numbers', 'numbers'),
  go('R', 'Saved replies', '/replies', 'replies'),
  go('P', 'People', '/people', 'people'),
  go('A', 'Audit log', '/audit', 'audit'),
  go('Y', 'You', '/you', 'you'),
  {
    keys: ['Esc'],
    binding: 'Escape',
    words: 'Leave a field',
    where: 'anywhere',
    kind: 'leave-field',
  },
  list(['J'], 'j', 'Next row', 'next'),
  list(['K'], 'k', 'Row before', 'previous'),
  list(['Enter'], 'Enter', 'Open the row', 'open'),
  list(['X'], 'x', 'Select the row, or no longer', 'select'),
  list(['Shift', 'X'], 'Shift+X', 'Select as far as this row', 'select-to'),
  list(['M'], 'm', 'Mark what is selected', 'mark'),
  list(['T'], 't', 'Give what is selected to somebody', 'give'),
  list(['R'], 'r', 'Open the row to write a reply', 'reply'),
  list(['Esc'], 'Escape', 'Clear the selection', 'clear-selection'),
  button('R', 'Release from quarantine', 'release', 'quarantine'),
  button('B', 'Bin what is in quarantine', 'bin', 'quarantine'),
  button('U', 'Take the last one back from the bin', 'undo', 'quarantine'),
  button('D', 'Send again what was given up', 'again', 'deliveries'),
  lead('R', 'Write a reply'),
  lead('U', 'Take the reply back before it leaves'),
  lead('N', 'Write a note on the lead'),
  lead('C', 'Tell of a call'),
  lead('W', 'Mark the lead as won'),
  lead('L', 'Mark the lead as lost'),
  lead('A', 'The lead was answered elsewhere'),
  lead('T', 'Give the lead to somebody'),
  lead('H', 'Hand the lead back'),
  lead('J', 'Next lead of the list'),
  lead('K', 'Lead before'),
  compose('Enter', 'Send the reply', 'send'),
  compose('.', 'Go to the next blank', 'next-blank'),
];

/** Keys that act by themselves can be turned off: who speaks to a computer sets them off by chance. Escape never acts so, nor what is held with Ctrl. */
export function isSingleKey({ binding }: Pick<KeyAct, 'binding'>): boolean {
  return binding !== 'Escape' && !binding.startsWith('Control+');
}

/** Whether the first key is held while the second is pressed. */
export function isHeld({ keys: [first] }: Pick<KeyAct, 'keys'>): boolean {
  return first === 'Shift' || first === 'Ctrl';
}

const MOVES: readonly string[] = ['next', 'previous', 'open'];

/** Whether a key leads somewhere and changes nothing, so that it does something for readers, too. */
export function isForReaders(act: KeyAct): boolean {
  if (act.kind === 'list') return MOVES.includes(act.act);
  if (act.kind === 'press') return act.binding === 'j' || act.binding === 'k';
  return act.kind !== 'button' && act.kind !== 'compose';
}

/** The keys that do something for a person: those of rooms that are open to them. */
export function listKeys(open: readonly string[], where?: KeyPlace): readonly KeyAct[] {
  return KEYS.filter(
    (act) =>
      (act.kind === 'leave-field' || open.includes(act.room)) &&
      (where === undefined || act.where === where),
  );
}
