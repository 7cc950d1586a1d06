import { EMPTY_REGISTER, listRuledFields } from '@high-street/contract';
import { expect, test } from 'vitest';

import {
  applyChange,
  findMessage,
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
  const shown = showMessages(UNTOUCHED, listRuledFields('register', 1));
  expect(
    listRuledFields('register').filter((field) => findMessage('register', shown, field)),
  ).toEqual(['contactName', 'email', 'phoneNumber']);
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

test('something can be wrong in every text, and in the growth stage', () => {
  expect(listRuledFields('register')).toEqual(
    expect.arrayContaining(['message', 'businessDescription', 'facebook', 'storeGrowthStage']),
  );
  expect(listRuledFields('enquiry')).toEqual(expect.arrayContaining(['storeName', 'message']));
});

test.each([
  ['enquiry', 'contactName', 200, 'Name'],
  ['enquiry', 'email', 254, 'Email'],
  ['enquiry', 'storeName', 200, 'Company'],
  ['enquiry', 'message', 5_000, 'Message'],
  ['register', 'storeName', 200, 'Store name'],
  ['register', 'businessDescription', 5_000, 'Description'],
  ['register', 'facebook', 200, 'Facebook'],
] as const)(
  'in the form %s, %s over its limit of %i says so at once',
  (mode, name, limit, label) => {
    const tooLong = applyChange(UNTOUCHED, { [name]: 'x'.repeat(limit + 1) });
    expect(findMessage(mode, tooLong, name)).toBe(`${label} must be ${limit} characters or fewer`);
    const { values } = applyChange(UNTOUCHED, { [name]: `${'x'.repeat(limit)} ` });
    expect(findMessage(mode, takeOver(values), name) ?? '').not.toContain('or fewer');
  },
);

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
