import { expect, test } from 'vitest';

import { isEmailAccepted, isLeadCreated } from '#/answer.ts';

test.each([
  [{ success: true }, true],
  [{ success: true, id: 'x', more: [] }, true],
  [{ success: false }, false],
  [{ success: 'true' }, false],
  [{ success: 1 }, false],
  [{}, false],
  [null, false],
  ['ok', false],
  [[], false],
  [undefined, false],
])('reads from the create lead answer %j that success is %s', (answer, isCreated) => {
  expect(isLeadCreated(answer)).toBe(isCreated);
});

test.each([
  [{ code: 200 }, true],
  [{ code: 200, more: 'x' }, true],
  [{ code: 202 }, false],
  [{ code: 500 }, false],
  [{ code: '200' }, false],
  [{}, false],
  [null, false],
])('reads from the send email answer %j that it was accepted: %s', (answer, isAccepted) => {
  expect(isEmailAccepted(answer)).toBe(isAccepted);
});
