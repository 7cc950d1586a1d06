import { checkEmail } from '#/field-rule.ts';

const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.in',
  'icloud.com',
  'btinternet.com',
  'protonmail.com',
  'rediffmail.com',
];
// Real mail domains that look like a slip of one above.
const REAL_NEIGHBOURS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.co.in',
  'yahoo.co.il',
  'yahoo.co.id',
  'rocketmail.com',
];

/** Returns the email with a likely typing slip in its domain put right, or null when there is nothing to suggest. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  if (checkEmail(email) !== null) return null;
  const at = email.indexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (PROVIDERS.includes(domain) || REAL_NEIGHBOURS.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneSlipAway(domain, provider));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return left === right.slice(1);
  return left.slice(1) === right.slice(1) || isSwapped(left, right);
}

function isSwapped(left: string, right: string): boolean {
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}
