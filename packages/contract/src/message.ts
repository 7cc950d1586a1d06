/** The exact text under a field whose value is missing or wrong. */
export const FIELD_MESSAGE = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email',
  phoneRequired: 'Phone is required',
  phoneInvalid: 'Phone number must be exactly 10 digits',
  storeNameRequired: 'Store name is required',
  descriptionRequired: 'Description is required',
  regionRequired: 'Region is required',
  pincodeRequired: 'Pincode is required',
  addressRequired: 'Address is required',
  growthStageRequired: 'Growth stage is required',
  facebookInvalid: 'Please enter a valid Facebook URL',
  instagramInvalid: 'Please enter a valid Instagram URL',
  websiteInvalid: 'Please enter a valid Website URL',
} as const; // literal

/** The text under a name that holds a web address; mails and calendars of strangers would show it as a link. */
export const NAME_HAS_LINK = 'Enter a name without a web address';

/** The exact text of every alert beside the submit button. */
export const ALERT = {
  invalidEmail: 'Please enter a valid email address.',
  missingBusinessFields:
    'Please complete all required business fields: Company, Description, Address, Region, Pincode, and Growth Stage.',
  invalidFacebook: 'Please enter a valid Facebook URL.',
  invalidInstagram: 'Please enter a valid Instagram URL.',
  invalidWebsite: 'Please enter a valid website URL.', // literal: small w, unlike the field message
  missingRequiredFields: 'Please fill in all required fields.',
  leadNotCreated: 'Error in form submission, please try again.',
  emailNotSent: 'Email failed to send. Form was submitted, but please check your inbox later.',
  exception: 'Something went wrong. Please try again.',
  success: 'Form submitted successfully!',
} as const; // literal

/** One of the exact alert texts. */
export type AlertText = (typeof ALERT)[keyof typeof ALERT];
