import type { FormMode } from '@high-street/contract';

import type { LeadValues } from '../form-state.ts';
import { readAttempt, type Attempt } from '../sending/attempt.ts';
import { isUntyped, readValues } from './read-values.ts';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps one form's typing, and how far sending it has come, as long as the tab lives. */
export type DraftStore = {
  /** What was typed, or null when nothing is kept. */
  readonly readValues: () => LeadValues | null;
  /** Keeps what is typed, with the line of another page that the message took over. */
  readonly keepValues: (values: LeadValues, note?: string | null) => void;
  /** The line that was kept with the values, or null. */
  readonly readNote: () => string | null;
  readonly readAttempt: () => Attempt | null;
  readonly keepAttempt: (attempt: Attempt | null) => void;
};

/**
 * A store in the tab's own storage. A browser that refuses storage, or has no room left, takes nothing and gives
 * nothing: the form then works as it would without a draft.
 */
export function createDraftStore(mode: FormMode, openStorage: () => TabStorage): DraftStore {
  function read(name: string): unknown {
    try {
      return JSON.parse(openStorage().getItem(`${mode}:${name}`) ?? 'null');
    } catch {
      return null;
    }
  }

  function keep(name: string, value: unknown): void {
    try {
      if (value === null) openStorage().removeItem(`${mode}:${name}`);
      else openStorage().setItem(`${mode}:${name}`, JSON.stringify(value));
    } catch {
      // The visitor goes on typing; only a reload would lose it.
    }
  }

  function readDraft(): object | null {
    const stored = read('draft');
    return typeof stored === 'object' ? stored : null;
  }

  return {
    readValues: () => {
      const stored = readDraft();
      if (stored === null) return null;
      const values = readValues((name) => Reflect.get(stored, name));
      return isUntyped(values) ? null : values;
    },
    keepValues: (values, note = null) =>
      keep('draft', isUntyped(values) ? null : { ...values, note }),
    readNote: () => {
      const stored = readDraft();
      return stored && 'note' in stored && typeof stored.note === 'string' ? stored.note : null;
    },
    readAttempt: () => readAttempt(read('attempt')),
    keepAttempt: (attempt) => keep('attempt', attempt),
  };
}
