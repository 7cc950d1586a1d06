import { readReference } from '@high-street/contract';
import { sql, type RawBuilder } from 'kysely';

const MOST_LETTERS = 200;
const MOST_TERMS = 6;
/** The index knows words by their runs of three letters or digits. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
const BEGINNING = /^[\da-z]{1,2}$/i;
const PHONE = /^[+()\d\s./-]+$/;
const LEAST_DIGITS = 3;

/** What somebody searches for. */
export type SearchWords = {
  /** Each of them has to be there. */
  readonly terms: readonly string[];
  /** The digits of a telephone number, without what comes before it within a country. */
  readonly digits: string | null;
  /** The reference that it may be, as it is stored. */
  readonly reference: string | null;
  /** Too short for the index: only names and references that begin so are found. */
  readonly isShort: boolean;
};

function readDigits(text: string): string | null {
  if (!PHONE.test(text)) return null;
  const digits = text
    .replaceAll('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^0{1,2}/, '');
  return digits.length >= LEAST_DIGITS ? digits : null;
}

/** What is searched for by the text that somebody typed; null where that is nothing. */
export function readSearch(typed: string): SearchWords | null {
  const text = typed
    .slice(0, MOST_LETTERS)
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim();
  if (text === '') return null;
  const terms = text.split(/\s+/).slice(0, MOST_TERMS);
  const digits = readDigits(text);
  const isShort = digits === null && !terms.some((term) => INDEXED.test(term));
  return { terms: isShort ? [text] : terms, digits, reference: readReference(text), isShort };
}

/** The text as it is compared, in which no character means anything else. */
function asText(term: string): RawBuilder<string> {
  return sql`replace(replace(replace(lead_search_words(${term}::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}

/** The index knows so short a term only where a word begins with it; each follows a space. */
function isThere(term: string): RawBuilder<boolean> {
  const before = BEGINNING.test(term) ? '% ' : '%';
  return sql`lead_search.words like ${before} || ${asText(term)} || '%'`;
}

/** Whether a row of lead_search is what is searched for. */
export function matchesWords({
  terms,
  digits,
  reference,
  isShort,
}: SearchWords): RawBuilder<boolean> {
  const ways = isShort
    ? terms.flatMap((term) => [
        sql`lead_search.name like ${asText(term)} || '%'`,
        sql`lead_search.reference like ${asText(term)} || '%'`,
      ])
    : [sql.join(terms.map(isThere), sql` and `)];
  if (digits !== null) ways.push(sql`lead_search.words like ${`%${digits}%`}`);
  if (reference !== null) ways.push(sql`lead_search.reference = ${reference.toLowerCase()}`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
