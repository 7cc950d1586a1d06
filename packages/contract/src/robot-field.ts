/** The field of a form that people never see; whoever fills it is probably a robot. */
export const TRAP_FIELD = 'website_url';

/** The hidden field of a form without scripts that carries its token. */
export const TOKEN_FIELD = 'form_token';

/**
 * The headers in which the booking page sends what is in these two, the trap as it is in an address. They are not
 * in the body, since a calendar that knows nothing of them refuses a body with more in it than a booking.
 */
export const ROBOT_HEADERS = { trap: 'form-trap', token: 'form-token' } as const;
