import {
  COUNTED_FORMS,
  FIELD_MESSAGE,
  FORM_FIELDS,
  NAME_HAS_LINK,
  type FormMode,
} from '@high-street/contract';

import { ALL, REGISTER_WHATS } from './series.ts';
import type { HeldSums, Told } from './told-sums.ts';

/** A field at which people left a form. */
export type Stop = {
  readonly form: FormMode;
  readonly label: string;
  /** The step of the register form that has it; null in a form of one step. */
  readonly step: number | null;
  readonly left: Told;
  /** How many were shown the field. */
  readonly shownTo: Told;
  /** The message that was shown most at it; null where none was shown to five. */
  readonly message: string | null;
};

const MESSAGES: Readonly<Record<string, string>> = { ...FIELD_MESSAGE, nameHasLink: NAME_HAS_LINK };

/** The whats of where people stop, which are told of all sources together. */
export const STOP_WHATS: readonly string[] = COUNTED_FORMS.flatMap((form) => [
  `refused:${form}`,
  ...FORM_FIELDS[form].flatMap(({ name }) => [
    `left:${form}:${name}`,
    ...Object.keys(MESSAGES).map((rule) => `shown:${form}:${name}:${rule}`),
  ]),
]);

/** The whats of how many were shown a field. */
export const SHOWN_TO_WHATS = ['begun:enquiry', ...REGISTER_WHATS.slice(0, -1)];

const shownToWhat = (form: FormMode, step: number | null) =>
  step === null || step === 1 ? `begun:${form}` : `step:${form}:${step}`;

type Of = { readonly page: string; readonly isCompared: boolean };

/** Tells of every field how many left after it, most first, then by the order of the form. */
export function tellStops(sums: HeldSums, { page, isCompared }: Of): Stop[] {
  const tell = (what: string, source = '') =>
    sums.tell({ whats: [what], page, source }, isCompared);

  // By what may be told alone: an order by the sums would tell of them.
  function findMessage(form: FormMode, name: string): string | null {
    const shown = Object.entries(MESSAGES).map(([rule, message]) => ({
      message,
      count: tell(`shown:${form}:${name}:${rule}`).now,
    }));
    const most = Math.max(...shown.map(({ count }) => count));
    return most === 0 ? null : (shown.find(({ count }) => count === most)?.message ?? null);
  }

  const stops = COUNTED_FORMS.flatMap((form) =>
    FORM_FIELDS[form].map(({ name, label, step = null }) => ({
      form,
      label,
      step: form === 'register' ? step : null,
      left: tell(`left:${form}:${name}`),
      shownTo: tell(shownToWhat(form, form === 'register' ? step : null), ALL),
      message: findMessage(form, name),
    })),
  );
  return stops.toSorted((one, other) => other.left.now - one.left.now);
}
