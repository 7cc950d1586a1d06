import { parseKeybinding } from 'tinykeys';
import { expect, test } from 'vitest';

import { RIGHTS } from '../../rights/rights.ts';
import { isForReaders, isSingleKey, KEYS, listKeys } from './key-map.ts';

test('no two acts of a place have the same keys, and none begins with the whole of another', () => {
  for (const one of KEYS) {
    const others = KEYS.filter(
      ({ where, binding }) =>
        where === one.where && (binding === one.binding || binding.startsWith(`${one.binding} `)),
    );
    expect(others).toEqual([one]);
  }
});

test('only Escape means something in a list and something else everywhere', () => {
  const anywhere = KEYS.filter(({ where }) => where === 'anywhere');
  const lists = KEYS.filter(({ where }) => where === 'lists');
  const shared = lists.filter(({ binding }) =>
    anywhere.some((act) => act.binding === binding || act.binding.startsWith(`${binding} `)),
  );
  expect(shared.map(({ binding }) => binding)).toEqual(['Escape']);
});

test('what is listened to is what is listed', () => {
  for (const { keys, binding } of KEYS) {
    const presses = parseKeybinding(binding).flatMap(([held, , key]) =>
      [...held, String(key)].map((each) => each.toUpperCase()),
    );
    const inFull: Readonly<Record<string, string>> = { Esc: 'ESCAPE', Ctrl: 'CONTROL' };
    const names = keys.map((key) => inFull[key] ?? key.toUpperCase());
    expect(presses).toEqual(names);
  }
});

test('every key leads to an address of the desk', () => {
  const addresses = KEYS.flatMap((act) => (act.kind === 'go' ? [act.to] : []));
  expect(addresses.filter((to) => RIGHTS[to]?.get === undefined)).toEqual([]);
});

test('lists no key to a room that is not open to the person', () => {
  const words = listKeys(['next-up', 'you', 'keys']).map((act) => act.words);
  expect(words).toEqual(['All keys', 'Next up', 'You', 'Leave a field']);
});

test('a list has a key for all that is done with its rows, a reply among it', () => {
  const keys = listKeys(['leads'], 'lists').map((act) => act.keys.join('+'));
  expect(keys).toEqual(['J', 'K', 'Enter', 'X', 'Shift+X', 'M', 'T', 'R', 'Esc']);
});

test('what does something for readers moves, opens, or leads to a room', () => {
  const inLeads = listKeys(['leads']).filter(isForReaders);
  expect(inLeads.map(({ words }) => words)).toEqual([
    'Search the leads',
    'Leads',
    'Leave a field',
    'Next row',
    'Row before',
    'Open the row',
    'Next lead of the list',
    'Lead before',
  ]);
  expect(listKeys(['quarantine', 'deliveries'], 'buttons').filter(isForReaders)).toEqual([]);
});

test('Escape, and what is held with Ctrl, stay for who has turned single keys off', () => {
  const others = KEYS.filter((act) => !isSingleKey(act));
  expect(others.map(({ words }) => words)).toEqual([
    'Leave a field',
    'Clear the selection',
    'Send the reply',
    'Go to the next blank',
  ]);
});
