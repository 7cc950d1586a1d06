/** How many characters the name of a person has at most, whoever types it. */
export const LONGEST_NAME = 80;

/** How many characters the name of a passkey has at most. */
export const LONGEST_PASSKEY_NAME = 60;
