import { expect, test } from 'vitest';

import { defineDelivery, showKind } from './define-delivery.ts';

const LETTER = defineDelivery({
  kind: 'letter',
  about: 'lead',
  to: 'visitor',
  lane: 'mail',
  label: 'letter to a friend',
});

test('a kind is shown as its definition says', () => {
  expect(showKind([LETTER], { kind: 'letter' })).toEqual({
    kind: 'letter',
    label: 'letter to a friend',
    isToVisitor: true,
    isMail: true,
  });
});

test('a kind of a later version is called as it is stored, and is neither a mail nor to a visitor', () => {
  expect(showKind([LETTER], { kind: 'quiet_hours' })).toEqual({
    kind: 'quiet_hours',
    label: 'quiet hours',
    isToVisitor: false,
    isMail: false,
  });
});
