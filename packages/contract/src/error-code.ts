/** Every error the services answer with: its HTTP status and the text people see. */
export const ERRORS = {
  invalid_lead: {
    status: 400,
    text: 'Some details are missing or not valid. Please check them and send the form again.',
  },
  invalid_counts: {
    status: 400,
    text: 'These counts are not valid. Please send totals as the pages of the site do.',
  },
  malformed_json: {
    status: 400,
    text: 'We could not read what was sent. Please reload the page and try again.',
  },
  idempotency_key_missing: {
    status: 400,
    text: 'The form was sent without its key. Please reload the page and try again.',
  },
  invalid_booking: {
    status: 400,
    text: 'Some details of the booking are missing or not valid. Please check them and try again.',
  },
  invalid_contact: {
    status: 400,
    text: 'This is not a contact. Please send one JSON object that describes it.',
  },
  server_key_wrong: {
    status: 401,
    text: 'This call is for servers with a key. Please send it as Authorization: Bearer KEY.',
  },
  booking_link_wrong: {
    status: 403,
    text: 'This link is incomplete. Please use the one in our email.',
  },
  forbidden_origin: {
    status: 403,
    text: 'This form was sent from another website. Please fill it in on our own page and send it from there.',
  },
  not_found: {
    status: 404,
    text: 'There is nothing at this address. Please check it and try again.',
  },
  unknown_booking: {
    status: 404,
    text: 'We could not find this booking. It may have been cancelled. Please pick a time again.',
  },
  unknown_lead: {
    status: 404,
    text: 'We could not find the form this email belongs to. Please send the form again.',
  },
  method_not_allowed: {
    status: 405,
    text: 'This address does not accept that kind of request. Please go back to the form and try again.',
  },
  slot_taken: {
    status: 409,
    text: 'Somebody has just booked this time. Please pick another one.',
  },
  booking_over: {
    status: 409,
    text: 'This demo is over, so it stays as it is. Please book another one.',
  },
  too_many_bookings: {
    status: 409,
    text: 'You cannot book any more demos for now. Please cancel one by the link in its email first, or write to us.',
  },
  body_too_large: {
    status: 413,
    text: 'What was sent is too long. Please shorten it and send the form again.',
  },
  unsupported_media_type: {
    status: 415,
    text: 'We could not read this kind of content. Please use the form on this site.',
  },
  idempotency_key_reused: {
    status: 422,
    text: 'This key was already used for different details. Please reload the page and send the form again.',
  },
  slot_not_offered: {
    status: 422,
    text: 'This time cannot be booked. Please pick one of those that are shown.',
  },
  too_many_requests: {
    status: 429,
    text: 'We have had too many requests from you or your network for now. Please try again later, or write to us.',
  },
  internal: {
    status: 500,
    text: 'Something went wrong on our side. Please try again in a few minutes.',
  },
  not_ready: {
    status: 503,
    text: 'The service runs, but its own trial lead did not come through. Please see its log and metrics.',
  },
  storage_unavailable: {
    status: 503,
    text: 'We could not save your details just now. Please try again in a few minutes.',
  },
  overloaded: {
    status: 503,
    text: 'We are very busy just now. Please try again in a minute.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

/** The code of one of the errors. */
export type ErrorCode = keyof typeof ERRORS;

/** Returns whether the value is one of the error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
