import { byName } from '#/by-name.ts';
import { checkLength } from '#/check-length.ts';
import type { FieldRule } from '#/field-rule.ts';
import type { FormMode } from '#/lead-form.ts';
import {
  LEAD_FIELDS,
  type EnquiryName,
  type FieldName,
  type FormTerms,
  type HandleName,
  type LeadField,
  type RuledField,
  type TextName,
} from '#/lead-field.ts';
import { LENGTH_LIMIT } from '#/length-limit.ts';
import { expandHandle } from '#/web-address.ts';

/** A field as one form has it. */
export type FormField<Name extends FieldName = FieldName> = Omit<
  LeadField,
  'name' | 'forms' | 'rule'
> & {
  readonly name: Name;
  /** What the page asks for it. */
  readonly question: string;
  readonly hint: string | undefined;
  readonly isRequired: boolean;
  /** Undefined too where the form leaves open what the rule demands. */
  readonly rule: FieldRule | undefined;
  readonly limit: number;
};

const LIMITS: Readonly<Partial<Record<LeadField['control'], number>>> = {
  lines: LENGTH_LIMIT.text,
  email: LENGTH_LIMIT.email,
};

function toFormField(field: LeadField, special: FormTerms): FormField {
  const terms = { isRequired: false, ...field, ...special };
  const { label, question = label, hint, isRequired, control, rule } = terms;
  const { limit = LIMITS[control] ?? LENGTH_LIMIT.line } = terms;
  const holds = isRequired || rule?.('') === null;
  return { ...terms, question, hint, limit, rule: holds ? rule : undefined };
}

function listFields(form: 'enquiry'): readonly FormField<EnquiryName>[];
function listFields(form: 'register'): readonly FormField[];
function listFields(form: FormMode): readonly FormField[] {
  const all: readonly LeadField[] = LEAD_FIELDS;
  return all.flatMap((field) => {
    const special = field.forms[form];
    return special ? toFormField(field, special) : [];
  });
}

/** The fields of each form, in form order. */
export const FORM_FIELDS = { enquiry: listFields('enquiry'), register: listFields('register') };

/** Returns the fields that a form asks for, in form order. */
export function listAskedFields(form: FormMode): readonly FormField[] {
  return FORM_FIELDS[form].filter(({ rollout }) => rollout !== 'accepted');
}

/** Returns a field as the form asks for it; undefined where it does not. */
export function findField(form: FormMode, name: FieldName): FormField | undefined {
  return listAskedFields(form).find((field) => field.name === name);
}

type PlainName = Exclude<TextName, HandleName>;
type OwnName = Exclude<FieldName, EnquiryName>;

const CHOICES: readonly string[] = ['select', 'radios', 'boxes', 'menu', 'hidden'];
const enquiryNames = new Set<FieldName>(FORM_FIELDS.enquiry.map(({ name }) => name));

function isShared(field: FormField): field is FormField<EnquiryName> {
  return enquiryNames.has(field.name);
}

function isOwn(field: FormField): field is FormField<OwnName> {
  return !isShared(field);
}

function isHandle(field: FormField): field is FormField<HandleName> {
  return field.control === 'handle';
}

function isPlainText<Name extends FieldName>(
  field: FormField<Name>,
): field is FormField<Extract<Name, PlainName>> {
  return field.control !== 'handle' && !CHOICES.includes(field.control);
}

/** Whether something can be wrong in the field: a rule holds for it, or it is a text and so has a limit. */
export function isRuled(field: FormField): field is FormField<RuledField> {
  return field.rule !== undefined || isPlainText(field);
}

/** What fields in which something can be wrong hold; a value that is absent counts as empty. */
export type RuledValues = Readonly<Partial<Record<RuledField, string>>>;

/** Returns the message for a field whose value is too long or breaks the rule that it has in the form, or null. */
export function checkField(form: FormMode, name: RuledField, values: RuledValues): string | null {
  const field = findField(form, name);
  const value = values[name] ?? '';
  if (!field) return null;
  // An @handle is sent as an address.
  const sent = isHandle(field) ? expandHandle(field.name, value) : value;
  return checkLength(sent, field) ?? field.rule?.(value) ?? null;
}

function inColumns<Field extends FormField>(fields: readonly Field[]): readonly Field[] {
  return fields.toSorted((one, other) => (one.column ?? 0) - (other.column ?? 0));
}

const ownFields = inColumns(FORM_FIELDS.register.filter(isOwn));

/** The texts of the enquiry form, by column. */
export const ENQUIRY_TEXTS = inColumns(FORM_FIELDS.enquiry.filter(isPlainText));

/** Returns the same texts as the register form has them; only those who store them need it. */
export function listSharedTexts(): readonly FormField<Extract<EnquiryName, PlainName>>[] {
  return inColumns(FORM_FIELDS.register.filter(isShared).filter(isPlainText));
}

/** The texts that the register form alone has, by column. */
export const OWN_TEXTS = ownFields.filter(isPlainText);

/** The profiles, each an address or an @handle, by column. */
export const HANDLES = ownFields.filter(isHandle);

/** Everything that is typed and not chosen. */
export const TEXT_FIELDS: readonly FormField<TextName>[] = [
  ...ENQUIRY_TEXTS,
  ...OWN_TEXTS,
  ...HANDLES,
];

/** The keys that the contacts of a registration alone have, by column: spread first, they give their order to what follows. */
export const OWN_KEYS: object = Object.fromEntries(
  ownFields.map(({ group, name }) => [group ?? name, undefined]),
);

/** What error texts, mails and commands call each field. */
export const FIELD_LABELS = byName(LEAD_FIELDS, ({ label }) => label);
