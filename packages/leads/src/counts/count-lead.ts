import {
  ANSWER_BUCKETS,
  type AnswerBucket,
  type Contacts,
  type FormMode,
} from '@high-street/contract';
import { UNKNOWN_SOURCE } from '@high-street/server/counts';

/** The page of each form. */
export const FORM_PAGES: Readonly<Record<FormMode, string>> = {
  enquiry: '/enquiry',
  register: '/onboarding',
};

/** The form that a lead came from. */
function formOf(status: Contacts['leadStatus']): FormMode {
  return status === 'Contact' ? 'enquiry' : 'register';
}

/** The quarter of the target within which an answer came, or that it came late. */
export function findAnswerBucket(afterMs: number, targetMs: number): AnswerBucket {
  const quarters = Math.ceil((4 * afterMs) / targetMs);
  if (quarters > 4) return 'late';
  return quarters > 3
    ? 'target'
    : quarters > 2
      ? 'three-quarters'
      : quarters > 1
        ? 'half'
        : 'quarter';
}

/** What is known of a lead that counts. */
export type LeadToCount = {
  readonly status: Contacts['leadStatus'];
  /** The page that its visit began at, `other` for one that the site does not have; null where that is not known. */
  readonly landing: string | null;
  /** How soon it was answered; null while it is not. */
  readonly answer: AnswerBucket | null;
  readonly isWon: boolean;
};

/** As what a lead counts: each what with its page, such as `sent:enquiry /enquiry`. */
export function countLead({ status, landing, answer, isWon }: LeadToCount): string[] {
  const form = formOf(status);
  const page = FORM_PAGES[form];
  const first = landing ?? UNKNOWN_SOURCE;
  return [
    `sent:${form} ${page}`,
    `sent-from ${first}`,
    ...(answer === null ? [] : [`answered:${form}:${answer} ${page}`]),
    ...(isWon ? [`won:${form} ${page}`, `won-from ${first}`] : []),
  ];
}

/** What and page of an entry of {@link countLead}. */
export function readCounted(entry: string): { readonly what: string; readonly page: string } {
  const [what = '', page = ''] = entry.split(' ');
  return { what, page };
}

/** The page that a lead's visit began at, of the entries under which it counts; null where it does not count. */
export function findLanding(counted: readonly string[]): string | null {
  const { page } = counted.map(readCounted).find(({ what }) => what === 'sent-from') ?? {};
  return page ?? null;
}

/** The time to the first answer under which a lead counts; null where no answer does. */
export function findCountedAnswer(counted: readonly string[]): AnswerBucket | null {
  const whats = counted.map((entry) => readCounted(entry).what);
  const isCounted = (bucket: AnswerBucket) =>
    whats.some((what) => what.startsWith('answered:') && what.endsWith(`:${bucket}`));
  return ANSWER_BUCKETS.find(isCounted) ?? null;
}
