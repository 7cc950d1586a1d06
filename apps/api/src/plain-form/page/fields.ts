import { markup, type Markup } from '#/pages/index.ts';

import type { PlainField } from '../plain-field.ts';
import { renderField, type Typed } from './field.ts';
import { WORDS } from './words.ts';

/** How somebody goes on who has no ten-digit number; `book` is null where no demo can be booked. */
export type OtherWays = { readonly book: string | null; readonly supportEmail: string };

/** As in the form of the site. */
const LINK = 'font-semibold text-ink underline underline-offset-3';

/** In a tab of its own: what is typed in the form would be gone. */
function renderOtherNumber({ book, supportEmail }: OtherWays): Markup {
  const { question, demo, newTab, or, write, writeAlone } = WORDS.otherNumber;
  const mail = (label: string) =>
    markup`<a class="${LINK}" href="mailto:${supportEmail}">${label}</a>`;
  const ways =
    book === null
      ? mail(writeAlone)
      : markup`<a class="${LINK}" href="${book}" target="_blank" rel="noopener">${demo}<span class="sr-only"> (${newTab})</span></a> ${or} ${mail(write)}`;
  return markup`<p class="mb-6 text-small text-muted">${question} ${ways}</p>`;
}

/** The fields of a form, each with what was typed in it, and the way on beside the phone. */
export function renderFields(
  fields: readonly PlainField[],
  typed: Typed,
  ways: OtherWays,
): readonly Markup[] {
  return fields.map((field) =>
    field.control.kind === 'line' && field.control.type === 'tel'
      ? markup`${renderField(field, typed)}${renderOtherNumber(ways)}`
      : renderField(field, typed),
  );
}
