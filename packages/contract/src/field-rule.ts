import { GROWTH_STAGES } from '#/lead-option.ts';
import { FIELD_MESSAGE, NAME_HAS_LINK } from '#/message.ts';
import { isTenDigits } from '#/phone.ts';
import { isBlank } from '#/plain-text.ts';
import { expandHandle, isWebAddress, type SocialPlatform } from '#/web-address.ts';
import { hasWebLink } from '#/web-link.ts';

/** A rule for one field: the exact message for a wrong value, null for a good one. */
export type FieldRule = (value: string) => string | null;

// Beyond the pattern of text, at sign, text, dot, text: what makes a mail program read several addresses, or none.
// Brackets and quotes are those of every script; ’ is an apostrophe, too.
const NOT_IN_EMAIL = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Ps}\p{Pe}\p{Pi},;:<>\\"”»›]/u;
// Mail programs drop or map these as well: what nobody sees, two full stops, and characters that are ASCII ones by another
// number. Apostrophes, which a mailbox may have, are quotes around an address here.
const NOT_IN_DOMAIN = /[\p{Default_Ignorable_Code_Point}\u3002\uff61\u037e\u1fef\u212a'’`′]/u;
// Thai and Lao keyboards type this vowel as one character, and no other character looks like it.
const TYPED_AS_ONE = /[\u0e33\u0eb3]/g;

/** Returns the message for a name that is missing, or that would put a link into a mail or a calendar. */
export function checkName(value: string): string | null {
  if (isBlank(value)) return FIELD_MESSAGE.nameRequired;
  return hasWebLink(value) ? NAME_HAS_LINK : null;
}

/** The rule of a field that must not be left empty; nothing is asked of its format. */
export function requireText(message: string): FieldRule {
  return (value) => (isBlank(value) ? message : null);
}

/** Returns the message for a growth stage that is missing or not a listed one. */
export function checkGrowthStage(value: string): string | null {
  return GROWTH_STAGES.some((stage) => stage === value) ? null : FIELD_MESSAGE.growthStageRequired;
}

/** Returns the message for an email that is missing or not one single address. */
export function checkEmail(value: string): string | null {
  if (isBlank(value)) return FIELD_MESSAGE.emailRequired;
  return isEmail(value.trim()) ? null : FIELD_MESSAGE.emailInvalid;
}

/** Returns the message for national digits that are missing or not exactly ten. */
export function checkPhone(value: string): string | null {
  if (isBlank(value)) return FIELD_MESSAGE.phoneRequired;
  return isTenDigits(value) ? null : FIELD_MESSAGE.phoneInvalid;
}

/** Returns the message for a website that is filled in and not a web address. */
export function checkWebsite(value: string): string | null {
  return isBlank(value) || isWebAddress(value) ? null : FIELD_MESSAGE.websiteInvalid;
}

/** Returns the message for a Facebook box that holds neither an @handle nor a web address. */
export const checkFacebook = requireHandle('facebook', FIELD_MESSAGE.facebookInvalid);

/** Returns the message for an Instagram box that holds neither an @handle nor a web address. */
export const checkInstagram = requireHandle('instagram', FIELD_MESSAGE.instagramInvalid);

function requireHandle(platform: SocialPlatform, message: string): FieldRule {
  return (value) =>
    isBlank(value) || isWebAddress(expandHandle(platform, value)) ? null : message;
}

function isEmail(value: string): boolean {
  if (NOT_IN_EMAIL.test(value)) return false;
  const [local, domain, ...more] = value.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every(isLabel) &&
    isPlainDomain(domain) &&
    local.split('.').every((part) => part !== '')
  );
}

/** A part of a domain between its dots: no hyphen is at either end. */
function isLabel(text: string): boolean {
  return text !== '' && !text.startsWith('-') && !text.endsWith('-');
}

/** Whether it has no second spelling in wide, small or ornamental characters, which would look like another person's. */
function isPlainDomain(domain: string): boolean {
  if (NOT_IN_DOMAIN.test(domain)) return false;
  const text = domain.replaceAll(TYPED_AS_ONE, '');
  return text.normalize('NFKC') === text.normalize('NFC');
}
