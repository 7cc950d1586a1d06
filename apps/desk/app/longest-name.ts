/** How many characters the name of a person has at most, whoever types it. */
export const LONGEST_NAME = 80;
