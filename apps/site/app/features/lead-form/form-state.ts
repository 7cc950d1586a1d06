import {
  checkField,
  EMPTY_REGISTER,
  type FormMode,
  type RegisterValues,
  type RuledField,
} from '@high-street/contract';

/** What either form holds: an enquiry is a registration that leaves the rest alone. */
export type LeadValues = Readonly<RegisterValues>;

/** What is typed, and which fields may show their message. */
export type FormState = {
  readonly values: LeadValues;
  readonly touched: ReadonlySet<string>;
};

export const UNTOUCHED: FormState = { values: EMPTY_REGISTER, touched: new Set() };

/** The form with values taken over from outside; every field that holds something is judged at once. */
export function takeOver(values: LeadValues): FormState {
  const filled = Object.entries(values).filter(([, value]) => value);
  return { values, touched: new Set(filled.map(([name]) => name)) };
}

/**
 * The values with the note as the last line of the message, in place of the one that the message took over before. A note
 * that was taken over already changes nothing: whoever deleted it does not want it.
 */
export function withNote(
  values: LeadValues,
  note: string | null,
  taken: string | null,
): LeadValues {
  if (note === taken) return values;
  const lines = values.message === '' ? [] : values.message.split('\n');
  const others = lines.filter((line) => line !== taken && line !== note);
  return { ...values, message: [...others, ...(note === null ? [] : [note])].join('\n') };
}

/** The form after an edit; a field's message is live from its first change. */
export function applyChange(before: FormState, changes: Partial<LeadValues>): FormState {
  const shown = showMessages(before, Object.keys(changes));
  return { ...shown, values: { ...before.values, ...changes } };
}

/** The form with the messages of these fields showing, changed or not. */
export function showMessages(before: FormState, fields: readonly string[]): FormState {
  return { ...before, touched: new Set([...before.touched, ...fields]) };
}

/** The message under a field now, or null. */
export function findMessage(mode: FormMode, state: FormState, name: RuledField): string | null {
  return state.touched.has(name) ? checkField(mode, name, state.values) : null;
}
