import { expect, test } from 'vitest';

import { requiresTls } from './requires-tls.ts';

test.for([
  ['smtp://relay.example:587', true],
  ['smtp://user:password@relay.example:587', true],
  ['smtps://user:password@relay.example', true],
  ['smtp://user:password@127.0.0.1:25', true],
  ['smtp://10.0.0.4:25', true],
  ['smtp://127.0.0.1.evil.example:25', true],
  ['smtp://localhost.evil.example:25', true],
  ['smtp://notlocalhost:25', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:25', false],
  ['smtp://[::1]:25', false],
] as const)('that a mail server at %s has to be spoken to in secret is %s', ([url, isRequired]) => {
  expect(requiresTls(url)).toBe(isRequired);
  expect(requiresTls(url, { mayBePlain: true })).toBe(false);
});
