import { describeValue } from '@high-street/contract';
import type { DeskLead, LeadValue } from '@high-street/leads';

import { describeStart } from '#app/booking-parts/describe-booking.ts';
import { plainText } from '#app/parts/plain-text.ts';
import type { TimelineRow } from './timeline-row.ts';
import { WORDS } from './words.ts';

/** One thing that was sent, or that is known of how the visit began. */
export type Fact = {
  readonly label: string;
  readonly values: readonly string[];
  /** Where a press on it goes, if it goes anywhere. */
  readonly href: string | null;
  /** What one has to know before such a press. */
  readonly line: string | null;
};

/** Facts that belong together. */
export type FactGroup = { readonly name: GroupName; readonly facts: readonly Fact[] };

type GroupName = keyof typeof WORDS.groups;

/** In the history: what somebody wrote in sentences. */
const WRITTEN = ['message', 'comments'];
/** In the head of the page, or of no use to people. */
const ELSEWHERE = ['contactName', 'leadStatus', 'businessHours'];

const PLACES: Readonly<Record<string, GroupName>> = {
  phoneNumber: 'reach',
  email: 'reach',
  address: 'reach',
  region: 'reach',
  pincode: 'reach',
  storeName: 'shop',
  businessType: 'shop',
  businessDescription: 'shop',
  productsServicesOffered: 'shop',
  yearEstablished: 'shop',
  employeeCount: 'shop',
  businessWebsite: 'shop',
  'socialMediaLinks.facebook': 'shop',
  'socialMediaLinks.instagram': 'shop',
  subscribedPlan: 'wants',
  storeGrowthStage: 'wants',
};

const ORDER: readonly GroupName[] = ['reach', 'shop', 'wants', 'other', 'news', 'from'];

function placeOf(path: string): GroupName {
  if (path.startsWith('attribution.')) return 'from';
  if (path.startsWith('marketingConsent.')) return 'news';
  return PLACES[path] ?? 'other';
}

/** A link that a press may open: never one that a robot's text names. */
function linkOf(path: string, value: string, isTrusted: boolean): string | null {
  if (path === 'phoneNumber') return `tel:${value.replaceAll(/[^+\d]/g, '')}`;
  if (path === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  if (path !== 'businessWebsite' || !isTrusted) return null;
  const url = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** A value as people read it: lists apart, choices by their names, addresses without what they all begin with. */
function describeValues(path: string, text: string, zone: string): readonly string[] {
  if (path === 'productsServicesOffered') return text.split('; ');
  if (path === 'marketingConsent.at') return [describeStart(new Date(text), zone)];
  return [describeValue(path, text).replace(/^https?:\/\/(?:www\.)?/i, '')];
}

/**
 * The page of our own that led to the form, which is stored as its path; null for none. Earlier leads have its address,
 * and then it is also the first page that is known of the visit. Every other site has Home's path too, so nothing is said
 * of that.
 */
function findOwnPage(referrer: string, sent: readonly LeadValue[]): string | null {
  if (referrer.startsWith('/')) return referrer;
  const landingPage = sent.find(({ path }) => path === 'attribution.landingPage')?.text ?? '/';
  return landingPage !== '/' && URL.parse(referrer)?.pathname === landingPage ? landingPage : null;
}

/** All that was sent but for sentences, by what it is about; a field that is new stands with what has no place yet. */
export function describeFacts(
  { quarantinedFor, binnedAt }: Pick<DeskLead, 'quarantinedFor' | 'binnedAt'>,
  sent: readonly LeadValue[],
  { callHour, zone }: { callHour: string | null; zone: string },
): readonly FactGroup[] {
  const isTrusted = quarantinedFor === null && binnedAt === null;
  const facts = sent.flatMap(({ path, label, text: raw }) => {
    const text = plainText(raw);
    if (text === '' || WRITTEN.includes(path) || ELSEWHERE.includes(path)) return [];
    const ownPage = path === 'attribution.referrer' ? findOwnPage(text, sent) : null;
    const values =
      ownPage === null ? describeValues(path, text, zone) : [WORDS.openedFrom(ownPage)];
    const line = path === 'phoneNumber' ? callHour : null;
    return [{ group: placeOf(path), label, values, href: linkOf(path, text, isTrusted), line }];
  });
  const groups = Map.groupBy(facts, ({ group }) => group);
  return ORDER.flatMap((name) => {
    const inGroup = groups.get(name);
    return inGroup === undefined ? [] : [{ name, facts: inGroup }];
  });
}

/** What the visitor wrote in sentences, as text. */
export function describeWritten(sent: readonly LeadValue[]): TimelineRow['written'] {
  const texts = sent
    .filter(({ path, text }) => WRITTEN.includes(path) && plainText(text) !== '')
    .map(({ label, text }) => ({ label, text: plainText(text) }));
  // A label says which is which, where there are two.
  return texts.length > 1 ? texts : texts.map(({ text }) => ({ label: null, text }));
}
