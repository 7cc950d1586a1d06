import { HelpAsked } from '@high-street/server/command';
import { expect, test } from 'vitest';

import { readCommand } from './read-command.ts';

const INVITE = { name: 'invite', email: 'ann@example.com', personName: undefined, role: undefined };

test.for([
  ['list', { name: 'list' }],
  ['invite ann@example.com', INVITE],
  ['invite ann@example.com --role reader', { ...INVITE, role: 'reader' }],
  ['invite ann@example.com --name Ann', { ...INVITE, personName: 'Ann' }],
  ['remove ann@example.com', { name: 'remove', email: 'ann@example.com' }],
  ['erase ann@example.com', { name: 'erase', email: 'ann@example.com' }],
  ['sessions', { name: 'sessions', email: null }],
  ['sessions ann@example.com', { name: 'sessions', email: 'ann@example.com' }],
  ['sessions --end 7', { name: 'end', id: '7' }],
  ['sessions --end-all', { name: 'end-all', email: null }],
  ['sessions ann@example.com --end-all', { name: 'end-all', email: 'ann@example.com' }],
] as const)('reads "%s"', ([words, command]) => {
  expect(readCommand(words.split(' '))).toEqual(command);
});

test('knows when it is asked how it is used', () => {
  expect(() => readCommand(['--help'])).toThrow(HelpAsked);
});

test.for([
  ['', 'Say what is to be done.'],
  ['ivnite ann@example.com', 'There is no command "ivnite".'],
  ['list all', 'list takes no more words.'],
  ['list --role owner', '--role does not belong to this command.'],
  ['invite', 'invite takes one email address.'],
  ['invite ann', '"ann" is no email address.'],
  ['invite ann@example.com bob@example.com', 'invite takes one email address.'],
  ['invite ann@example.com --role boss', '--role takes one of owner, member, reader, not "boss".'],
  ['invite ann@example.com --name=', '--name takes 1 to 80 characters.'],
  ['remove', 'remove takes one email address.'],
  ['erase ann@example.com --end-all', '--end-all does not belong to this command.'],
  ['sessions a@example.com b@example.com', 'sessions takes one email address at most.'],
  ['sessions --end 7 --end-all', 'Give either --end or --end-all.'],
  ['sessions ann@example.com --end 7', '--end takes no email address.'],
] as const)('refuses "%s"', ([words, message]) => {
  expect(() => readCommand(words.split(' ').filter(Boolean))).toThrow(message);
});
