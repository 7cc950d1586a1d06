import { expect, test } from 'vitest';

import { cleanValues } from './page-props.ts';

test('books without what a paste brought along', () => {
  const pasted = {
    name: 'Anna\tBell\u2028',
    email: ' anna@cafe.example ',
    note: 'We sell bread.\u2028And\tcakes.\u000b',
  };
  expect(cleanValues(pasted)).toEqual({
    name: 'Anna Bell',
    email: 'anna@cafe.example',
    note: 'We sell bread.\nAnd\tcakes.',
  });
});
