import { expect, test } from 'vitest';

import { listPlainFields } from '../plain-field.ts';
import { renderField } from './field.ts';

function renderRegisterField(name: string): string {
  const field = listPlainFields('register').find((one) => one.name === name);
  if (!field) throw new Error(`The register form does not ask for ${name}.`);
  return renderField(field, { typed: new URLSearchParams(), faults: [] }).toString();
}

test.for([
  ['address', ' autocomplete="address-line1"'],
  ['employeeCount', ' inputmode="numeric"'],
  ['pincode', ' autocomplete="postal-code" autocapitalize="characters"'],
  [
    'businessWebsite',
    ' autocomplete="url" inputmode="url" autocapitalize="none" spellcheck="false"',
  ],
  ['facebook', ' autocomplete="off" inputmode="url" autocapitalize="none" spellcheck="false"'],
  ['instagram', ' autocomplete="off" inputmode="url" autocapitalize="none" spellcheck="false"'],
] as const)('%s is typed as on the site', ([name, attributes]) => {
  expect(renderRegisterField(name)).toMatch(
    new RegExp(` name="${name}"${attributes}(?: aria-describedby="[a-z-]+")? value="">`),
  );
});

test('how long in business has suggestions', () => {
  const html = renderRegisterField('yearEstablished');
  const [, list] = / list="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(
    `<datalist id="${list}"><option>Not open yet</option><option>Under a year</option>`,
  );
});
