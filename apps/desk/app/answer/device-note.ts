import { hasShape, isFlag, isText } from '#app/has-shape.ts';
import { dropFromDevice, readFromDevice, writeToDevice } from './device-storage.ts';

/** The forms whose words are kept on this device until the desk has stored them. */
export type WrittenKind = 'note' | 'note-edit' | 'call';

/** What somebody typed and chose in such a form, by the names of its fields. */
export type Written = Readonly<Record<string, string>>;

type DeviceNote = {
  readonly written: Written;
  /** Whether it was sent as it is. */
  readonly isSent: boolean;
};

/** Where the words of one person about one lead, or to one note, are kept. */
export function noteKey(kind: WrittenKind, personId: string, reference: string): string {
  return `${kind}-draft ${personId} ${reference}`;
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);
const isDeviceNote = (value: unknown) =>
  hasShape<DeviceNote>(value, { written: isWritten, isSent: isFlag });

function read(key: string): DeviceNote | null {
  const value = readFromDevice(key);
  return isDeviceNote(value) ? value : null;
}

/** The words that are kept; null for none. */
export function readWritten(key: string): Written | null {
  return read(key)?.written ?? null;
}

/** Keeps words as they are typed, and says whether it did; where nothing is left of them there is nothing to keep. */
export function keepWritten(key: string, written: Written): boolean {
  // The version that they are typed on is none of the words.
  if (Object.entries(written).some(([name, each]) => name !== 'version' && each.trim() !== '')) {
    return writeToDevice(key, { written, isSent: false } satisfies DeviceNote);
  }
  dropFromDevice(key);
  return false;
}

/** Notes that the words are sent as they are; they stay until the desk has stored them. */
export function markSent(key: string): void {
  const kept = read(key);
  if (kept !== null) writeToDevice(key, { ...kept, isSent: true } satisfies DeviceNote);
}

/** Forgets words that the desk has stored; what was typed since, here or on another page, stays. */
export function forgetSent(key: string): void {
  if (read(key)?.isSent === true) dropFromDevice(key);
}

const KINDS: ReadonlyMap<string | null, WrittenKind> = new Map([
  ['noted', 'note'],
  ['edited', 'note-edit'],
  // Of two answers theirs was chosen, or it says that already.
  ['note-kept', 'note-edit'],
  ['called', 'call'],
  ['called-on', 'call'],
]);

/** What the desk has just stored or settled, as the address of a page says it; null for nothing of the kind. */
export function readStored(
  pathname: string,
  search: string,
): { readonly kind: WrittenKind; readonly reference: string } | null {
  const query = new URLSearchParams(search);
  const kind = KINDS.get(query.get('done'));
  const reference =
    kind === 'note-edit'
      ? query.get('note')
      : pathname === '/'
        ? (query.get('about') ?? query.get('at'))
        : (/^\/leads\/([^/]+)$/.exec(pathname)?.[1] ?? null);
  return kind === undefined || reference === null ? null : { kind, reference };
}
