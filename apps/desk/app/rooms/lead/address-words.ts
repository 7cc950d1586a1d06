/** The page on which the email address of a lead is fixed. */
export const ADDRESS = {
  title: 'Fix the address',
  lede: 'Emails that were given up or sent back go to the new address at once. The old one is not kept.',
  label: 'Email address',
  act: 'Save and send again',
  /** Where the page is reached from. */
  link: 'Fix the address',
} as const;
