import type { FieldFault } from '@high-street/contract';

import type { Choice, Control, PlainField } from '../plain-field.ts';
import { markup, type Markup } from '#/pages/index.ts';
import { WORDS } from './words.ts';

/** What a field shows again: what was typed in the form and what is wrong with it. */
export type Typed = { readonly typed: URLSearchParams; readonly faults: readonly FieldFault[] };

type Shown = { name: string; value: string; state: Markup };

/** The one value of a choice that is on offer. */
function pick(typed: URLSearchParams, name: string, choices: readonly Choice[], fallback: string) {
  return choices.find(({ value }) => value === typed.get(name))?.value ?? fallback;
}

function options(choices: readonly Choice[], chosen: string): readonly Markup[] {
  return choices.map(
    ({ value, label }) =>
      markup`<option value="${value}"${value === chosen ? markup` selected` : null}>${label}</option>`,
  );
}

function renderLine(control: Control & { kind: 'line' }, { name, value, state }: Shown): Markup {
  const { type, suggestions } = control;
  const attributes = Object.entries(control.attributes).map(
    ([attribute, setting]) => markup` ${attribute.toLowerCase()}="${String(setting)}"`,
  );
  const input = markup`<input class="control" type="${type}" id="${name}" name="${name}"${attributes}${state}`;
  if (suggestions.length === 0) return markup`${input} value="${value}">`;
  const list = `${name}-suggestions`;
  const choices = suggestions.map((suggestion) => markup`<option>${suggestion}</option>`);
  return markup`${input} list="${list}" value="${value}"><datalist id="${list}">${choices}</datalist>`;
}

function renderLines({ name, value, state }: Shown): Markup {
  // A browser drops the first line break after the tag.
  return markup`<textarea class="control" id="${name}" name="${name}" rows="3"${state}>\n${value}</textarea>`;
}

function renderSelect({ name, state }: Shown, inner: readonly Markup[]): Markup {
  return markup`<select class="control control-select" id="${name}" name="${name}"${state}>${inner}</select>`;
}

function renderControl(field: PlainField, typed: URLSearchParams, state: Markup): Markup {
  const { name, control } = field;
  const shown: Shown = { name, value: typed.get(name) ?? '', state };
  switch (control.kind) {
    case 'line':
      return renderLine(control, shown);
    case 'lines':
      return renderLines(shown);
    case 'menu':
      return renderSelect(shown, [
        markup`<option value="">Choose one</option>`,
        ...options(control.choices, shown.value),
      ]);
    case 'select': {
      const all = control.groups.flatMap(({ choices }) => choices);
      const chosen = pick(typed, name, all, control.fallback);
      return renderSelect(
        shown,
        control.groups.map(
          ({ label, choices }) =>
            markup`<optgroup label="${label}">${options(choices, chosen)}</optgroup>`,
        ),
      );
    }
    case 'radios':
    case 'boxes':
      return renderChoices(name, control, typed);
  }
}

function renderChoices(
  name: string,
  control: Control & { kind: 'radios' | 'boxes' },
  typed: URLSearchParams,
): Markup {
  const isOne = control.kind === 'radios';
  const chosen = isOne
    ? [pick(typed, name, control.choices, control.fallback)]
    : typed.getAll(name);
  const [type, look, group] = isOne
    ? ['radio', 'radio-card', 'radio-cards']
    : ['checkbox', 'flex items-center gap-3', ''];
  const choices = control.choices.map(({ value, label }) => {
    const checked = chosen.includes(value) ? markup` checked` : null;
    return markup`<label class="${look}"><input type="${type}" name="${name}" value="${value}"${checked}> ${label}</label>`;
  });
  return markup`<div class="${group}">${choices}</div>`;
}

/** One field with its label and hint, what was typed in it, and its message. */
export function renderField(field: PlainField, { typed, faults }: Typed): Markup {
  const { name, control, hint } = field;
  const fault = faults.find(({ field: wrong }) => wrong === name);
  const told = [hint ? `${name}-hint` : '', fault ? `${name}-error` : ''].filter(Boolean).join(' ');
  const state = markup`${fault ? markup` aria-invalid="true"` : null}${told ? markup` aria-describedby="${told}"` : null}`;
  const explained = hint ? markup`<div class="field-hint" id="${name}-hint">${hint}</div>` : null;
  const message = fault
    ? markup`<span class="field-error" id="${name}-error">${fault.message}</span>`
    : null;
  const optional = field.isOptional
    ? markup`<span class="field-optional"> (optional)</span>`
    : null;
  const inner = markup`${explained}${renderControl(field, typed, state)}<div class="field-message">${message}</div>`;
  return control.kind === 'radios' || control.kind === 'boxes'
    ? markup`<fieldset class="field" id="${name}"><legend class="field-label">${field.label}${optional}</legend>${inner}</fieldset>`
    : markup`<div class="field"><label class="field-label" for="${name}">${field.label}${optional}</label>${inner}</div>`;
}

/** What is wrong, in the order of the form, each with the way to its field. */
export function renderFaults(
  fields: readonly PlainField[],
  faults: readonly FieldFault[],
): Markup | null {
  const items = fields.flatMap(({ name }) =>
    faults
      .filter(({ field }) => field === name)
      .map(({ message }) => markup`<li><a class="text-link" href="#${name}">${message}</a></li>`),
  );
  if (items.length === 0) return null;
  return markup`<h2 class="faults font-semibold">${WORDS.faults}</h2><ul class="mb-6">${items}</ul>`;
}
