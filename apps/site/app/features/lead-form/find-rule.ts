import { FIELD_MESSAGE, NAME_HAS_LINK, type CountedRule } from '@high-street/contract';

function isRule(key: string): key is keyof typeof FIELD_MESSAGE {
  return key in FIELD_MESSAGE;
}

/** The rule that a message belongs to, or null for a text that belongs to none. */
export function findRule(message: string): CountedRule | null {
  if (message === NAME_HAS_LINK) return 'nameHasLink';
  const rules = Object.keys(FIELD_MESSAGE).filter(isRule);
  return rules.find((rule) => FIELD_MESSAGE[rule] === message) ?? null;
}
