import { expect, test } from 'vitest';

import { chooseShown } from './choose-shown.ts';

const aButton = (name: string, isShown = true) => ({ name, checkVisibility: () => isShown });

test('a letter presses what is to be seen of a wide and a narrow window', () => {
  const buttons = [aButton('narrow', false), aButton('wide'), aButton('below')];
  expect(chooseShown('R', buttons)?.name).toBe('wide');
  expect(chooseShown('R', [aButton('narrow', false)])).toBeUndefined();
});

test('of two replies that wait U takes back the newest', () => {
  const buttons = [aButton('first reply'), aButton('second reply'), aButton('over', false)];
  expect(chooseShown('U', buttons)?.name).toBe('second reply');
});
