/** The code of a mail that was accepted. */
export const EMAIL_ACCEPTED = 200;

/** The code of a mail that waits to be sent, which is not yet success. */
export const EMAIL_QUEUED = 202;

// Read by hand: with a schema each form would bring the library for these two words.
function valueOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** Returns whether an answer to create lead, of whatever shape, says that the lead was created: success is exactly true. */
export function isLeadCreated(answer: unknown): boolean {
  return valueOf(answer, 'success') === true;
}

/** Returns whether an answer to send email, of whatever shape, says that the mail was accepted. */
export function isEmailAccepted(answer: unknown): boolean {
  return valueOf(answer, 'code') === EMAIL_ACCEPTED;
}
