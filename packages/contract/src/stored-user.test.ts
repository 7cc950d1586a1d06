import { expect, test } from 'vitest';

import { storedUserSchema } from '#/stored-user.ts';

test('keeps id and name of a stored user and drops the rest', () => {
  const stored: unknown = JSON.parse('{"id":"7","name":"Anna","token":"t","__proto__":{"x":1}}');
  expect(storedUserSchema.parse(stored)).toEqual({ id: '7', name: 'Anna' });
});

test.each([null, 'Anna', 7, [], {}, { id: 7, name: 'Anna' }, { id: '7' }, { id: '7', name: null }])(
  'refuses the stored user %j',
  (stored) => {
    expect(storedUserSchema.safeParse(stored).success).toBe(false);
  },
);
