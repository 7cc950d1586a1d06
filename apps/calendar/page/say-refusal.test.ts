import { ERRORS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { NO_FAULTS } from './page-props.ts';
import { sayRefusal } from './say-refusal.ts';
import { someProps } from './testing/some-props.ts';
import { WORDS } from './words.ts';

test.for([
  [{}, null],
  [{ refusal: 'slot_taken', stage: 'details' }, WORDS.taken.title],
  [{ refusal: 'slot_not_offered' }, ERRORS.slot_not_offered.text],
  [{ refusal: 'idempotency_key_reused', stage: 'details' }, WORDS.trouble.resent],
  [
    { refusal: 'invalid_booking', stage: 'details', faults: { ...NO_FAULTS, email: 'Wrong' } },
    WORDS.trouble.check,
  ],
  [{ refusal: 'invalid_booking', stage: 'details' }, ERRORS.invalid_booking.text],
  [
    { refusal: 'body_too_large', stage: 'trouble' },
    `${ERRORS.body_too_large.text} ${WORDS.trouble.goBack}`,
  ],
  // Back from a form on another site would lead there.
  [{ refusal: 'forbidden_origin', stage: 'trouble' }, ERRORS.forbidden_origin.text],
  [{ refusal: 'storage_unavailable', stage: 'trouble' }, ERRORS.storage_unavailable.text],
] as const)('of %j it says %j', ([changes, words]) => {
  expect(sayRefusal(someProps(changes))).toBe(words);
});
