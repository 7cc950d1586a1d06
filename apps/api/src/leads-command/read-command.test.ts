import { LEAD_MAIL_KINDS } from '@high-street/leads';
import { HelpAsked } from '@high-street/server/command';
import { expect, test } from 'vitest';

import { readCommand } from './read-command.ts';

test.for([
  ['', { name: 'list', limit: 20 }],
  ['--all', { name: 'list', limit: Infinity }],
  ['--limit 3', { name: 'list', limit: 3 }],
  ['show 7Q4M-2XKP', { name: 'show', reference: '7Q4M-2XKP' }],
  ['show 7q4m2xkp', { name: 'show', reference: '7Q4M-2XKP' }],
  ['release 7Q4M-2XKP', { name: 'release', reference: '7Q4M-2XKP' }],
  ['bin 7Q4M-2XKP', { name: 'bin', reference: '7Q4M-2XKP' }],
  ['restore 7Q4M-2XKP', { name: 'restore', reference: '7Q4M-2XKP' }],
  ['hand-back 7Q4M-2XKP', { name: 'hand-back', reference: '7Q4M-2XKP' }],
  ['stop-news 7Q4M-2XKP', { name: 'stop-news', reference: '7Q4M-2XKP' }],
  ['mark 7Q4M-2XKP won', { name: 'mark', reference: '7Q4M-2XKP', mark: { state: 'won' } }],
  [
    'mark 7Q4M-2XKP lost chose_another',
    { name: 'mark', reference: '7Q4M-2XKP', mark: { state: 'lost', reason: 'chose_another' } },
  ],
  [
    'note 7Q4M-2XKP Wants Saturdays',
    { name: 'note', reference: '7Q4M-2XKP', body: 'Wants Saturdays' },
  ],
  [
    'give 7Q4M-2XKP olive@example.com',
    { name: 'give', reference: '7Q4M-2XKP', email: 'olive@example.com' },
  ],
  [
    'reply 7Q4M-2XKP olive@example.com',
    { name: 'reply', reference: '7Q4M-2XKP', email: 'olive@example.com' },
  ],
  ['resend 7Q4M-2XKP reply', { name: 'resend', reference: '7Q4M-2XKP', kind: 'reply' }],
  ['resend 7Q4M-2XKP visitor', { name: 'resend', reference: '7Q4M-2XKP', kind: 'visitor' }],
  ['dead', { name: 'dead' }],
  ['late', { name: 'late' }],
  ['requeue 7Q4M-2XKP', { name: 'requeue', reference: '7Q4M-2XKP' }],
  ['requeue 7f3a09c21d', { name: 'requeue', bookingReference: '7F3A0-9C21D' }],
  ['requeue --all', { name: 'requeue', reference: null }],
  ['erase anna@example.com', { name: 'erase', email: 'anna@example.com', isExact: false }],
  ['erase --exact anna@example.com', { name: 'erase', email: 'anna@example.com', isExact: true }],
  ['export --csv leads.csv', { name: 'export', format: 'csv', file: 'leads.csv' }],
  ['export --json -', { name: 'export', format: 'json', file: '-' }],
  [
    'export anna@example.com --json - --exact',
    { name: 'export', email: 'anna@example.com', isExact: true, file: '-' },
  ],
] as const)('reads "%s"', ([words, command]) => {
  expect(readCommand(words.split(' ').filter(Boolean))).toEqual(command);
});

test('knows when it is asked how it is used', () => {
  expect(() => readCommand(['--help'])).toThrow(HelpAsked);
});

test('takes blanks around an address away, as what is pasted has them', () => {
  const email = 'anna.b@example.com';
  expect(readCommand(['address', '7Q4M-2XKP', ` ${email} `])).toMatchObject({ email });
  expect(readCommand(['erase', ` ${email}\n`])).toMatchObject({ name: 'erase', email });
});

test.for([
  'Anna Bell <anna@example.com>',
  '<anna@example.com>',
  'mailto:anna@example.com',
  'anna@example.com bea@example.com',
  'anna@example.com,bea@example.com',
  '@example.com',
  'anna@',
])('erases nobody under %j, which is no address alone', (typed) => {
  expect(() => readCommand(['erase', typed])).toThrow(
    expect.objectContaining({ isMisuse: true, message: 'erase takes one email address.' }),
  );
});

test('erases whom another server named by an address that no form takes', () => {
  expect(readCommand(['erase', 'anna@intranet'])).toEqual({
    name: 'erase',
    isExact: false,
    email: 'anna@intranet',
  });
});

test('gives a lead no longer address than the forms take', () => {
  const start = ['address', '7Q4M-2XKP'];
  const email = `${'a'.repeat(242)}@example.com`;
  expect(readCommand([...start, email])).toMatchObject({ email });
  expect(() => readCommand([...start, `a${email}`])).toThrow(
    'address takes a reference and an email address.',
  );
});

const EXPORT = 'export takes --csv FILE, --json FILE or EMAIL --json FILE.';
const LOST =
  'lost takes a reason: one of price, no_answer, chose_another, not_a_fit, withdrawn, other.';

test.for([
  ['sohw 7Q4M-2XKP', 'There is no command "sohw".'],
  ['--limit 0', '--limit takes a whole number above 0, not "0".'],
  ['--limit 1.5', '--limit takes a whole number above 0, not "1.5".'],
  ['--limit 5 --all', 'Give either --all or --limit.'],
  ['--csv x', '--csv does not belong to this command.'],
  ['show', 'show takes one reference.'],
  ['show 7Q4M-2XKP 7Q4M-2XKQ', 'show takes one reference.'],
  ['show nonsense!', 'There is no lead "nonsense!".'],
  ['show 7Q4M-2XKP --all', '--all does not belong to this command.'],
  ['release', 'release takes one reference.'],
  ['mark 7Q4M-2XKP', 'mark takes a reference and one of new, answered, won, lost, spam.'],
  ['mark 7Q4M-2XKP sold', 'mark takes a reference and one of new, answered, won, lost, spam.'],
  ['mark 7Q4M-2XKP won price', 'mark takes a reference and one of new, answered, won, lost, spam.'],
  ['mark 7Q4M-2XKP lost', LOST],
  ['mark 7Q4M-2XKP lost bored', LOST],
  ['mark 7Q4M-2XKP lost price other', LOST],
  ['mark 7Q4M-2XKP won --all', '--all does not belong to this command.'],
  ['note 7Q4M-2XKP', 'note takes a reference and the words of the note.'],
  ['give 7Q4M-2XKP Olive', 'give takes a reference and the email address of a person of the desk.'],
  ['resend 7Q4M-2XKP crm', `resend takes a reference and one of ${LEAD_MAIL_KINDS.join(', ')}.`],
  ['bin', 'bin takes one reference.'],
  ['dead 7Q4M-2XKP', 'dead takes no more words.'],
  ['requeue', 'requeue takes one reference.'],
  ['requeue 7Q4M-2XKP --all', 'Give either --all or a reference.'],
  ['erase anna', 'erase takes one email address.'],
  ['export', EXPORT],
  ['export --csv a --json b', EXPORT],
  ['export leads.csv', EXPORT],
  ['export anna@example.com', EXPORT],
  ['export anna --json a', 'export takes one email address.'],
  ['export anna@example.com --csv a', '--csv does not belong to this command.'],
  ['export --json a --exact', '--exact does not belong to this command.'],
  ['export --csv=', 'The name of the file is empty.'],
])('refuses "%s"', ([words = '', message]) => {
  expect(() => readCommand(words.split(' '))).toThrow(
    expect.objectContaining({ name: 'CommandError', isMisuse: true, message }),
  );
});

test.for(['--nothing', '--limit', 'export --csv'])('refuses "%s" in one line', (words) => {
  expect(() => readCommand(words.split(' '))).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(/^[^\n]+$/) }),
  );
});

test('repeats no escape sequence of a wrong word', () => {
  expect(() => readCommand(['\u001b[2Jx'])).toThrow('There is no command "x".');
});
