import { expect, test } from 'vitest';

import { errorBodySchema, leadCreatedSchema } from '#/response.ts';

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
