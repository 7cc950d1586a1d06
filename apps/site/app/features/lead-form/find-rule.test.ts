import { checkName, FIELD_MESSAGE, NAME_HAS_LINK } from '@high-street/contract';
import { expect, test } from 'vitest';

import { findRule } from './find-rule.ts';

test.each(Object.entries(FIELD_MESSAGE))('%s is found by its message', (rule, message) => {
  expect(findRule(message)).toBe(rule);
});

test('a name with a web address is a rule of its own', () => {
  expect(findRule(NAME_HAS_LINK)).toBe('nameHasLink');
  expect(findRule(checkName('https://shop.example/') ?? '')).toBe('nameHasLink');
});

test('any other text is no rule', () => {
  expect(findRule('anna@example.com')).toBeNull();
});
