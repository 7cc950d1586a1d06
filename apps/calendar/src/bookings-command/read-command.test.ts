import { HelpAsked } from '@high-street/server/command';
import { expect, test } from 'vitest';

import { readCommand } from './read-command.ts';

test.for([
  ['', { name: 'list', when: 'upcoming', limit: 20 }],
  ['list', { name: 'list', when: 'upcoming', limit: 20 }],
  ['--past', { name: 'list', when: 'past', limit: 20 }],
  ['list --past --limit 3', { name: 'list', when: 'past', limit: 3 }],
  ['--all', { name: 'list', when: 'upcoming', limit: Infinity }],
  ['show 7F3A0-9C21D', { name: 'show', reference: '7F3A0-9C21D' }],
  ['show 7f3a09c21d', { name: 'show', reference: '7F3A0-9C21D' }],
  ['cancel 7F3A0-9C21D', { name: 'cancel', reference: '7F3A0-9C21D' }],
  ['release 7F3A0-9C21D', { name: 'release', reference: '7F3A0-9C21D' }],
  ['export bookings.csv', { name: 'export', file: 'bookings.csv' }],
  ['export -', { name: 'export', file: '-' }],
] as const)('reads "%s"', ([words, command]) => {
  expect(readCommand(words.split(' ').filter(Boolean))).toEqual(command);
});

test('knows when it is asked how it is used', () => {
  expect(() => readCommand(['--help'])).toThrow(HelpAsked);
});

test.for([
  ['sohw 7F3A0-9C21D', 'There is no command "sohw".'],
  ['list more', 'list takes no more words.'],
  ['--limit 0', '--limit takes a whole number above 0, not "0".'],
  ['--limit 5 --all', 'Give either --all or --limit.'],
  ['show', 'show takes one reference.'],
  ['show 7F3A0-9C21D 7F3A0-9C21E', 'show takes one reference.'],
  ['show 7Q4M-2XKP', 'There is no booking "7Q4M-2XKP".'],
  ['cancel 7F3A0-9C21D --past', '--past does not belong to this command.'],
  ['export', 'export takes one file.'],
  ['export a.csv b.csv', 'export takes one file.'],
])('refuses "%s"', ([words = '', message]) => {
  expect(() => readCommand(words.split(' '))).toThrow(
    expect.objectContaining({ name: 'CommandError', isMisuse: true, message }),
  );
});

test('refuses a file without a name', () => {
  expect(() => readCommand(['export', ''])).toThrow('The name of the file is empty.');
});

test.for(['--nothing', '--limit'])('refuses "%s" in one line', (words) => {
  expect(() => readCommand(words.split(' '))).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(/^[^\n]+$/) }),
  );
});

test('repeats no escape sequence of a wrong word', () => {
  expect(() => readCommand(['\u001b[2Jx'])).toThrow('There is no command "x".');
});
