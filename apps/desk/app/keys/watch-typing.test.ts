import { expect, test } from 'vitest';

import { watchTyping } from './watch-typing.ts';

type Options = { field?: 'box' | 'line' | null; after?: number; isHeld?: boolean };

function typeInto() {
  const typing = watchTyping();
  let at = 0;
  const press = (key: string, { field = null, after = 100, isHeld = false }: Options = {}) => {
    at += after;
    return typing.goesOn({ key, timeStamp: at, ctrlKey: isHeld, metaKey: false }, field);
  };
  return { typing, press };
}

test('letters that go on from a field which is gone are none of the page, for as long as they go on', () => {
  const { press } = typeInto();
  press('o', { field: 'box' });
  press('Enter', { field: 'box' });
  expect([press('n'), press('Shift'), press('T'), press(' ', { after: 900 })]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(press('u', { after: 1_000 })).toBe(false);
});

test('whoever has left the field, or has sent it by a key, means the page with the next letter', () => {
  for (const [key, isHeld, field] of [
    ['Escape', false, 'box'],
    ['Tab', false, 'line'],
    ['Enter', true, 'box'],
    ['Enter', false, 'line'],
  ] as const) {
    const { press } = typeInto();
    press('n', { field: 'box' });
    press(key, { field, isHeld });
    expect([key, press('u')]).toEqual([key, false]);
  }
  const { typing, press } = typeInto();
  press('n', { field: 'box' });
  typing.leave();
  expect(press('u')).toBe(false);
});

test('what is held with Ctrl, and any key that is no letter, is the page’s at once', () => {
  const { press } = typeInto();
  press('n', { field: 'box' });
  expect(press('Escape')).toBe(false);
  expect(press('s', { isHeld: true })).toBe(false);
});
