import type { RefObject } from 'react';

import type { Written } from './device-note.ts';

/** What is typed and chosen in a form, field by field. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Written {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Types and chooses in a form what was there before. */
export function fillFields(form: RefObject<HTMLFormElement | null>, written: Written): void {
  for (const field of form.current?.elements ?? []) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = written[field.name];
    if (value === undefined) continue;
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    if (isChoice) field.checked = field.value === value;
    else field.value = value;
  }
}
