import { expect, test, vi } from 'vitest';

import { Button } from './button.tsx';

/** Presses a button, or Enter in a field of its form, and says whether the form may be sent. */
function press(isBusy: boolean, onClick?: () => void): boolean {
  const button = Button({ type: 'submit', children: 'Go on', isBusy, onClick });
  const event = new Event('click', { cancelable: true });
  button.props.onClick?.(event);
  return !event.defaultPrevented;
}

test('a button that is busy sends its form no second time, and takes no press', () => {
  const onClick = vi.fn();
  expect(press(true, onClick)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

test('any other button sends its form', () => {
  const onClick = vi.fn();
  expect(press(false, onClick)).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
  expect(press(false)).toBe(true);
});
