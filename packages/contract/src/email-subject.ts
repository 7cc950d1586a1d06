/** The subject of each type of mail. */
export const EMAIL_SUBJECTS = { enquiry: 'Enquiry Email', onBoarding: 'Register Email' } as const; // spec 7

/** The type of a mail to a lead. */
export type EmailType = keyof typeof EMAIL_SUBJECTS;
