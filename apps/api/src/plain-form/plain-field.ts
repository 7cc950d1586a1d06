import {
  listAskedFields,
  BUSINESS_TYPE_LABELS,
  BUSINESS_TYPES,
  COUNTRIES,
  COUNTRY_REGIONS,
  DEFAULT_BUSINESS_TYPE,
  DEFAULT_COUNTRY,
  GROWTH_STAGES,
  PRODUCTS_AND_SERVICES,
  type FieldName,
  type FormField,
  type FormMode,
  type TypingHelp,
} from '@high-street/contract';

/** The hidden field of the register form that carries the plan. */
export const PLAN_FIELD = 'subscribedPlan';
/** The plan in the address of the register form. */
export const PLAN_QUERY = 'plan';
/** The only field that may come more than once. */
export const PRODUCTS_FIELD = 'productsServicesOffered';
export type Choice = { readonly value: string; readonly label: string };
/** Choices under a label of their own. */
export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] };

/** What a field is typed or chosen in; `fallback` is what counts when nothing on offer was chosen. */
export type Control =
  | {
      readonly kind: 'line';
      readonly type: 'text' | 'email' | 'tel';
      readonly attributes: TypingHelp & { readonly autoComplete?: string };
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'lines' }
  | { readonly kind: 'select'; readonly groups: readonly ChoiceGroup[]; readonly fallback: string }
  | { readonly kind: 'menu'; readonly choices: readonly Choice[] }
  | { readonly kind: 'radios'; readonly choices: readonly Choice[]; readonly fallback: string }
  | { readonly kind: 'boxes'; readonly choices: readonly Choice[] };

/** One field of a form without scripts, under the name it is sent by. */
export type PlainField = {
  readonly name: FieldName;
  readonly label: string;
  readonly hint: string | undefined;
  readonly isOptional: boolean;
  readonly control: Control;
};

function sameWord(value: string): Choice {
  return { value, label: value };
}

const COUNTRY_GROUPS = COUNTRY_REGIONS.map((region) => ({
  label: region,
  choices: COUNTRIES.filter((country) => country.region === region).map(
    ({ iso, dialCode, name }) => ({ value: iso, label: `${dialCode} ${name}` }),
  ),
}));

function controlOf({ control, ...field }: FormField): Control | null {
  const { autoComplete, typingHelp, suggestions = [] } = field;
  const attributes = { ...(autoComplete && { autoComplete }), ...typingHelp };
  const line = { kind: 'line', attributes, suggestions } as const;
  switch (control) {
    case 'lines':
      return { kind: 'lines' };
    case 'phone':
      return { ...line, type: 'tel' };
    case 'email':
      return { ...line, type: 'email' };
    case 'line':
    case 'web-address':
    case 'handle':
      return { ...line, type: 'text' };
    case 'select':
      return { kind: 'select', groups: COUNTRY_GROUPS, fallback: DEFAULT_COUNTRY };
    case 'radios':
      return {
        kind: 'radios',
        choices: BUSINESS_TYPES.map((value) => ({ value, label: BUSINESS_TYPE_LABELS[value] })),
        fallback: DEFAULT_BUSINESS_TYPE,
      };
    case 'boxes':
      return { kind: 'boxes', choices: PRODUCTS_AND_SERVICES.map(sameWord) };
    case 'menu':
      return { kind: 'menu', choices: GROWTH_STAGES.map(sameWord) };
    case 'hidden':
      return null;
  }
}

/** The fields that a form asks for, in form order; those of a registration are its three steps one after the other. */
export function listPlainFields(form: FormMode): readonly PlainField[] {
  return listAskedFields(form).flatMap((field) => {
    const { name, question: label, hint, isRequired } = field;
    const control = controlOf(field);
    return control === null ? [] : { name, label, hint, isOptional: !isRequired, control };
  });
}
