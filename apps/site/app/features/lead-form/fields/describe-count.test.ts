import { EMPTY_REGISTER, findField } from '@high-street/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { findMessage, takeOver, type LeadValues } from '../form-state.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { EmailField } from './email-field.tsx';
import { LineField } from './line-field.tsx';
import { TextField } from './text-field.tsx';

const WORDS = { suggestion: 'Did you mean', characters: { of: 'of', unit: 'characters' } };

/** The name, the email and the message of an enquiry that holds this. */
function render(changes: Partial<LeadValues>): string {
  const state = takeOver({ ...EMPTY_REGISTER, ...changes });
  const input: LeadInput = {
    values: state.values,
    change: () => undefined,
    errorOf: (name) => findMessage('enquiry', state, name),
    fieldOf: (name) => findField('enquiry', name),
    questionOf: (name) => findField('enquiry', name)?.question ?? '',
  };
  const parts = { input, words: WORDS };
  return renderToStaticMarkup([
    createElement(LineField, { key: 1, name: 'contactName', ...parts }),
    createElement(EmailField, { key: 2, ...parts }),
    createElement(TextField, { key: 3, name: 'message', ...parts }),
  ]);
}

const anEmail = (length: number) => 'anna@example.com'.padStart(length, 'a');

test('no field cuts what is typed or pasted', () => {
  expect(render({})).not.toMatch(/maxlength/i);
});

test('says nothing of a limit while it is far', () => {
  const far = { contactName: 'n'.repeat(159), email: anEmail(203), message: 'm'.repeat(3_999) };
  expect(render(far)).not.toContain('characters');
});

test('counts near the limit', () => {
  const near = { contactName: 'n'.repeat(160), email: anEmail(204), message: 'm'.repeat(4_000) };
  const html = render(near);
  expect(html).toContain('160 of 200 characters');
  expect(html).toContain('204 of 254 characters');
  expect(html).toContain('4,000 of 5,000 characters');
  expect(html).not.toContain('or fewer');
});

test('the count that is seen is not read out, and the one that is read out stands apart', () => {
  const html = render({ contactName: 'n'.repeat(160), message: 'm'.repeat(4_000) });
  for (const count of ['160 of 200 characters', '4,000 of 5,000 characters']) {
    expect(html).toContain(`aria-hidden="true">${count}</span>`);
    expect(html).toContain(`<output class="sr-only">${count}</output>`);
  }
  expect(html.match(/<div aria-live="polite"><\/div>/g)).toHaveLength(3);
});

test('beyond the limit its message takes the place of the count, and a longer text has both', () => {
  const over = { contactName: 'n'.repeat(201), email: anEmail(300), message: 'm'.repeat(5_600) };
  const html = render(over);
  expect(html).toContain('Name must be 200 characters or fewer');
  expect(html).toContain('Email must be 254 characters or fewer');
  expect(html).not.toMatch(/of 2\d\d characters/);
  expect(html).toContain('5,600 of 5,000 characters');
  expect(html).toContain('Message must be 5000 characters or fewer');
  expect(html).toContain('m'.repeat(5_600));
});
