/** The two forms of the site. */
export type FormMode = 'enquiry' | 'register';

/** The steps of the register wizard. */
export const WIZARD_STEPS = [1, 2, 3] as const;

/** One step of the register wizard. */
export type WizardStep = (typeof WIZARD_STEPS)[number];
