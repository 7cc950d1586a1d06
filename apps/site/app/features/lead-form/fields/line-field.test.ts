import type { LineName } from '@high-street/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createDraftStore } from '../draft/draft-store.ts';
import { useLeadValues } from '../use-lead-values.ts';
import { LineField } from './line-field.tsx';

const words = { characters: { of: 'of', unit: 'characters' } };
const drafts = createDraftStore('register', () => ({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}));

function RegisterLine({ name }: { name: LineName }) {
  return createElement(LineField, { name, words, input: useLeadValues('register', drafts) });
}

function renderLine(name: LineName): string {
  return renderToStaticMarkup(createElement(RegisterLine, { name }));
}

test.for([
  ['employeeCount', ['inputMode="numeric"']],
  ['pincode', ['autoCapitalize="characters"', 'autoComplete="postal-code"']],
  ['businessWebsite', ['inputMode="url"', 'autoCapitalize="none"', 'spellCheck="false"']],
  ['instagram', ['inputMode="url"', 'autoCapitalize="none"', 'spellCheck="false"']],
] as const)('%s is typed as its record says', ([name, help]) => {
  const html = renderLine(name);
  for (const attribute of help) expect(html).toContain(` ${attribute}`);
});

test('a line with suggestions offers them', () => {
  const html = renderLine('yearEstablished');
  const [, list] = / list="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<datalist id="${list}"><option>Not open yet</option>`);
  expect(renderLine('region')).not.toMatch(/ list=|<datalist/);
});
