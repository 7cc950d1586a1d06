import { expect, test } from 'vitest';

import { ERRORS, isErrorCode } from '#/error-code.ts';

test('gives every error its status', () => {
  const statuses = Object.entries(ERRORS).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    invalid_lead: 400,
    invalid_counts: 400,
    malformed_json: 400,
    idempotency_key_missing: 400,
    invalid_contact: 400,
    invalid_booking: 400,
    server_key_wrong: 401,
    forbidden_origin: 403,
    booking_link_wrong: 403,
    not_found: 404,
    unknown_lead: 404,
    unknown_booking: 404,
    method_not_allowed: 405,
    slot_taken: 409,
    booking_over: 409,
    too_many_bookings: 409,
    body_too_large: 413,
    unsupported_media_type: 415,
    idempotency_key_reused: 422,
    slot_not_offered: 422,
    too_many_requests: 429,
    internal: 500,
    not_ready: 503,
    storage_unavailable: 503,
    overloaded: 503,
  });
});

test('says in two sentences what happened and what to do', () => {
  for (const { text } of Object.values(ERRORS)) expect(text).toMatch(/^[A-Z].+\. Please .+\.$/);
});

test('says of no limit when it lets one through again, which may be in a minute or in a day', () => {
  expect(ERRORS.too_many_requests.text).not.toMatch(/minute|hour|day|while|soon|moment/);
});

test('knows its own codes and no inherited name', () => {
  expect(isErrorCode('invalid_lead')).toBe(true);
  for (const wrong of ['toString', '__proto__', '', 400, null])
    expect(isErrorCode(wrong)).toBe(false);
});
