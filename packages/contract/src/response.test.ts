import { expect, test } from 'vitest';

import { errorBodySchema, isEmailAccepted, isLeadCreated, leadCreatedSchema } from '#/response.ts';

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

test('accepts the answers the server gives', () => {
  const created = { success: true, id: 'x', reference: 'HS-1' };
  const refused = {
    success: false,
    error: {
      code: 'invalid_lead',
      message: 'No',
      fields: [{ field: 'contacts.email', message: 'Email is required' }],
    },
  };
  expect(leadCreatedSchema.parse(created)).toEqual(created);
  expect(errorBodySchema.parse(refused)).toEqual(refused);
});

test.each([
  {},
  { success: true, error: { code: 'internal', message: '', fields: [] } },
  { success: false, error: { code: 'toString', message: '', fields: [] } },
  { success: false, error: { code: 'internal', message: '' } },
  { success: false, error: { code: 'internal', message: '', fields: ['email'] } },
])('refuses the error body %j', (body) => {
  expect(errorBodySchema.safeParse(body).success).toBe(false);
});
