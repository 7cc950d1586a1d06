import { EMPTY_REGISTER, fieldsOfStep } from '@high-street/contract';
import { expect, test } from 'vitest';

import {
  applyChange,
  findMessage,
  RULED_FIELDS,
  showMessages,
  takeOver,
  UNTOUCHED,
  withNote,
} from './form-state.ts';

test('an untouched field has no message, a changed one has it at once', () => {
  expect(findMessage('register', UNTOUCHED, 'region')).toBeNull();
  const typed = applyChange(UNTOUCHED, { region: 'U' });
  expect(findMessage('register', typed, 'region')).toBeNull();
  const emptied = applyChange(typed, { region: '' });
  expect(findMessage('register', emptied, 'region')).toBe('Region is required');
  expect(findMessage('register', emptied, 'pincode')).toBeNull();
});

test('the company of an enquiry has no rule, the store name of a registration has', () => {
  const emptied = applyChange(UNTOUCHED, { storeName: '' });
  expect(findMessage('enquiry', emptied, 'storeName')).toBeNull();
  expect(findMessage('register', emptied, 'storeName')).toBe('Store name is required');
});

test('showing the messages of a step leaves the others quiet', () => {
  const shown = showMessages(UNTOUCHED, fieldsOfStep(1));
  expect(RULED_FIELDS.register.filter((field) => findMessage('register', shown, field))).toEqual([
    'contactName',
    'email',
    'phoneNumber',
  ]);
});

test('an empty web address is good, a wrong one is judged from its first letter', () => {
  const typed = applyChange(UNTOUCHED, { facebook: 'c' });
  expect(findMessage('register', typed, 'facebook')).toBe('Please enter a valid Facebook URL');
  const emptied = applyChange(typed, { facebook: '' });
  expect(findMessage('register', emptied, 'facebook')).toBeNull();
});

test('what is taken over is judged, what is empty in it is not', () => {
  const state = takeOver({ ...EMPTY_REGISTER, email: 'priya@bramble' });
  expect(findMessage('enquiry', state, 'email')).toBe('Enter a valid email');
  expect(findMessage('enquiry', state, 'contactName')).toBeNull();
});

test('a registration has every rule of the three steps and of the three addresses', () => {
  expect(RULED_FIELDS.register).toHaveLength(12);
  expect(RULED_FIELDS.enquiry).toHaveLength(3);
});

const NOTE = 'By my figures: 120 orders a week.';
const LATER = 'By my figures: 130 orders a week.';

test.each<[string, string | null, string | null, string]>([
  ['', null, null, ''],
  ['', NOTE, null, NOTE],
  ['Hello.', NOTE, null, `Hello.\n${NOTE}`],
  [`Hello.\n${NOTE}`, NOTE, null, `Hello.\n${NOTE}`],
  [`Hello.\n\n${NOTE}\nBye.`, LATER, NOTE, `Hello.\n\nBye.\n${LATER}`],
  [`Hello.\n${NOTE}`, null, NOTE, 'Hello.'],
  [NOTE, null, NOTE, ''],
  ['Hello.', NOTE, NOTE, 'Hello.'],
  ['By my figures, roughly.', LATER, NOTE, `By my figures, roughly.\n${LATER}`],
])('the message %j with the note %j after %j is %j', (message, note, taken, expected) => {
  expect(withNote({ ...UNTOUCHED.values, message }, note, taken).message).toBe(expected);
});
