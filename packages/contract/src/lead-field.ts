import {
  checkEmail,
  checkFacebook,
  checkGrowthStage,
  checkInstagram,
  checkName,
  checkPhone,
  checkWebsite,
  requireText,
  type FieldRule,
} from '#/field-rule.ts';
import type { WizardStep } from '#/lead-form.ts';
import { FIELD_MESSAGE } from '#/message.ts';

/** What text is typed in: of one line, of several, or of one line that says something in particular. */
type TextControl = 'line' | 'lines' | 'email' | 'phone' | 'web-address' | 'handle';

/** What something is chosen in, or carried along unseen. */
type ChoiceControl = 'select' | 'radios' | 'boxes' | 'menu' | 'hidden';

/** How a device helps to type a text, by the attributes of its box. */
export type TypingHelp = {
  readonly inputMode?: 'numeric' | 'url';
  readonly autoCapitalize?: 'characters' | 'none';
  readonly spellCheck?: false;
};

const WEB_ADDRESS = {
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const satisfies TypingHelp;

/** What one form says of a field, where that is something else. */
export type FormTerms = {
  readonly label?: string;
  readonly question?: string;
  /** Words below the question that say how to answer it. */
  readonly hint?: string;
  readonly isRequired?: boolean;
};

/** What is known of each field, but for its name among the others. */
type FieldTerms = {
  /** What forms call it, and the key in the contacts unless they are grouped. */
  readonly name: string;
  /** What error texts, mails and commands call it. */
  readonly label: string;
  /** The forms that have it. Each asks for it by its label unless it has a question. */
  readonly forms: { readonly enquiry?: FormTerms; readonly register: FormTerms };
  /** The step of the register form that has it; what is required there has to be right before the next step. */
  readonly step?: WizardStep;
  readonly control: TextControl | ChoiceControl;
  /** The token by which browsers fill it in. */
  readonly autoComplete?: string;
  readonly typingHelp?: TypingHelp;
  /** What its box offers, beside which anything else may be typed. */
  readonly suggestions?: readonly string[];
  /** Whether a lead needs it; a choice has a value from the start. */
  readonly isRequired?: boolean;
  readonly rule?: FieldRule;
  /** The longest value, in UTF-16 units, where the control does not say it. */
  readonly limit?: number;
  /** The key in the contacts under which it stands with others. */
  readonly group?: string;
  /**
   * Its place among the columns of the export and the keys of the contacts, which an idempotency key covers in this order:
   * it stays, and a new field takes the next number. Contacts do not hold a field without one.
   */
  readonly column?: number;
  /**
   * How far a new field has come: one release accepts it, the next asks for it. The one after that removes this, since no
   * page that may still be open leaves the field out.
   */
  readonly rollout?: 'accepted' | 'asked';
};

/** Everything that visitors type or choose to become a lead, in the order in which forms and mails show it. */
export const LEAD_FIELDS = [
  {
    name: 'contactName',
    label: 'Name',
    forms: { enquiry: {}, register: { question: 'Full name' } },
    step: 1,
    control: 'line',
    autoComplete: 'name',
    isRequired: true,
    rule: checkName,
    column: 1,
  },
  {
    name: 'email',
    label: 'Email',
    forms: { enquiry: {}, register: {} },
    step: 1,
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
    rule: checkEmail,
    column: 3,
  },
  {
    name: 'country',
    label: 'Country code',
    forms: { enquiry: {}, register: {} },
    step: 1,
    control: 'select',
    autoComplete: 'tel-country-code',
    isRequired: true,
  },
  {
    name: 'phoneNumber',
    label: 'Phone',
    forms: { enquiry: {}, register: {} },
    step: 1,
    control: 'phone',
    autoComplete: 'tel-national',
    isRequired: true,
    rule: checkPhone,
    column: 2,
  },
  {
    name: 'businessType',
    label: 'Business type',
    forms: { register: { question: 'Kind of business' } },
    step: 2,
    control: 'radios',
    isRequired: true,
    column: 9,
  },
  {
    name: 'storeName',
    label: 'Store name',
    forms: { enquiry: { label: 'Company', isRequired: false }, register: {} },
    step: 2,
    control: 'line',
    autoComplete: 'organization',
    isRequired: true,
    rule: requireText(FIELD_MESSAGE.storeNameRequired),
    column: 4,
  },
  {
    name: 'businessDescription',
    label: 'Description',
    forms: { register: { question: 'Business description' } },
    step: 2,
    control: 'lines',
    isRequired: true,
    rule: requireText(FIELD_MESSAGE.descriptionRequired),
    column: 10,
  },
  {
    name: 'region',
    label: 'Region',
    forms: { register: { hint: 'US, UK, IN' } },
    step: 2,
    control: 'line',
    autoComplete: 'country-name',
    isRequired: true,
    rule: requireText(FIELD_MESSAGE.regionRequired),
    column: 12,
  },
  {
    name: 'pincode',
    label: 'Pincode',
    forms: { register: { question: 'Pincode / zip', hint: 'For example BS8 2AB' } },
    step: 2,
    control: 'line',
    autoComplete: 'postal-code',
    typingHelp: { autoCapitalize: 'characters' },
    isRequired: true,
    rule: requireText(FIELD_MESSAGE.pincodeRequired),
    column: 13,
  },
  {
    name: 'address',
    label: 'Address',
    forms: { register: {} },
    step: 2,
    control: 'line',
    autoComplete: 'address-line1',
    isRequired: true,
    rule: requireText(FIELD_MESSAGE.addressRequired),
    column: 11,
  },
  {
    name: 'yearEstablished',
    label: 'How long in business',
    forms: { register: {} },
    step: 2,
    control: 'line',
    suggestions: ['Not open yet', 'Under a year', '1 to 3 years', '3 to 10 years', 'Over 10 years'],
    column: 16,
  },
  {
    name: 'employeeCount',
    label: 'Number of employees',
    forms: { register: {} },
    step: 2,
    control: 'line',
    typingHelp: { inputMode: 'numeric' },
    column: 17,
  },
  {
    name: 'productsServicesOffered',
    label: 'Products and services',
    forms: { register: {} },
    step: 2,
    control: 'boxes',
    column: 14,
  },
  {
    name: 'message',
    label: 'Message',
    forms: {
      enquiry: {},
      register: { question: 'What should we know about your brand and how you run the shop?' },
    },
    step: 3,
    control: 'lines',
    column: 5,
  },
  {
    name: 'storeGrowthStage',
    label: 'Growth stage',
    forms: { register: {} },
    step: 3,
    control: 'menu',
    isRequired: true,
    rule: checkGrowthStage,
    column: 15,
  },
  {
    name: 'businessWebsite',
    label: 'Website',
    forms: { register: { question: 'Business website' } },
    step: 3,
    control: 'web-address',
    autoComplete: 'url',
    typingHelp: WEB_ADDRESS,
    rule: checkWebsite,
    column: 18,
  },
  {
    name: 'facebook',
    label: 'Facebook',
    forms: { register: { question: 'Facebook handle' } },
    step: 3,
    control: 'handle',
    autoComplete: 'off',
    typingHelp: WEB_ADDRESS,
    rule: checkFacebook,
    group: 'socialMediaLinks',
    column: 19,
  },
  {
    name: 'instagram',
    label: 'Instagram',
    forms: { register: { question: 'Instagram handle' } },
    step: 3,
    control: 'handle',
    autoComplete: 'off',
    typingHelp: WEB_ADDRESS,
    rule: checkInstagram,
    group: 'socialMediaLinks',
    column: 20,
  },
  {
    name: 'subscribedPlan',
    label: 'Plan',
    forms: { register: {} },
    control: 'hidden',
    isRequired: true,
    column: 21,
  },
] as const satisfies readonly FieldTerms[];

type Entry = (typeof LEAD_FIELDS)[number];

/** The name of one field. */
export type FieldName = Entry['name'];

/** The name of a field that the page of the version before may leave out. */
export type NewName = Extract<Entry, { rollout: string }>['name'];

/** The name of a field that holds what was typed. */
export type TextName = Extract<Entry, { control: TextControl }>['name'];

/** The name of a field in which something can be wrong: one that has a rule, or the limit of a text. */
export type RuledField = Extract<Entry, { rule: FieldRule }>['name'] | TextName;

/** The name of a field that holds one line, but for the two that have controls of their own. */
export type LineName = Extract<Entry, { control: 'line' | 'web-address' | 'handle' }>['name'];

/** The name of a field that holds several lines. */
export type LinesName = Extract<Entry, { control: 'lines' }>['name'];

/** The name of a field that holds a profile's address or an @handle. */
export type HandleName = Extract<Entry, { control: 'handle' }>['name'];

/** The name of a field of the enquiry form. */
export type EnquiryName = Extract<Entry, { forms: { enquiry: object } }>['name'];

/** One thing that visitors type or choose. */
export type LeadField = FieldTerms & { readonly name: FieldName };
