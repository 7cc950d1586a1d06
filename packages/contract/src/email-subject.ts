/** The subject of each type of mail. */
export const EMAIL_SUBJECTS = { enquiry: 'Enquiry Email', onBoarding: 'Register Email' } as const; // literal

/** The type of a mail to a lead. */
export type EmailType = keyof typeof EMAIL_SUBJECTS;
