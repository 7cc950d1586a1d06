import { expandNumbers, listTests, readRows, STATUSES, type Row } from './read-rows.ts';
import { listTags, readTagOf } from './read-tags.ts';

/** A link into the project; that it leads somewhere is seen to for all documents alike. */
const LINK = /^\[[^\]]+\]\((?!\w+:)[^)]+\)$/;
/** A reason is a sentence, or close to one. */
const LEAST_REASON = 12;

/** Gives the text of a file of the project by its path; null where there is none. */
export type ReadText = (path: string) => string | null;

/** What a document is held against. */
export type Project = {
  /** The numbers of all requirements, in the order of the standard. */
  readonly standard: readonly string[];
  readonly read: ReadText;
  readonly files: readonly string[];
};

function findTestFaults({ numbers, words }: Row, { standard, read }: Project): string[] {
  const tests = listTests(words);
  if (tests.length === 0) return [`${numbers} names no test`];
  return tests.flatMap(({ file, title }) => {
    const text = /\.(?:test|spec)\.ts$/.test(file) ? read(file) : null;
    if (text === null) return [`${numbers} names ${file}, which is no file of tests`];
    const tagged = readTagOf(title, text, standard);
    if (tagged === null) return [`${numbers} names “${title}”, which is not in ${file}`];
    return expandNumbers(numbers, standard)
      .filter((number) => !tagged.includes(number))
      .map((number) => `${number} names “${title}”, which does not name it in ${file}`);
  });
}

/** What tests say that they are there for, and no line names one of their file. */
function findStrayTags(rows: readonly Row[], { standard, read, files }: Project): string[] {
  const named = rows
    .filter(({ status }) => status === 'Test')
    .flatMap(({ numbers, words }) =>
      listTests(words).flatMap(({ file }) =>
        expandNumbers(numbers, standard).map((number) => `${number} in ${file}`),
      ),
    );
  return files
    .flatMap((file) => listTags(read(file) ?? '', standard).map((number) => `${number} in ${file}`))
    .filter((tag) => !named.includes(tag))
    .map((tag) => `a test says that it is for ${tag}, and the document does not name it there`);
}

function findRowFaults(row: Row, project: Project): string[] {
  if (row.asks === '') return [`${row.numbers} does not say what it asks`];
  switch (row.status) {
    case undefined:
      return [`${row.numbers} has no status`];
    case 'Test':
      return findTestFaults(row, project);
    case 'Document':
      return LINK.test(row.words) ? [] : [`${row.numbers} names no document`];
    default:
      return row.words.length < LEAST_REASON ? [`${row.numbers} gives no reason`] : [];
  }
}

function findNumberFaults(closed: readonly string[], standard: readonly string[]): string[] {
  const [asked, seen] = [new Set(standard), new Set(closed)];
  return [
    ...standard.filter((number) => !seen.has(number)).map((number) => `${number} is missing`),
    ...closed.filter((number) => !asked.has(number)).map((number) => `${number} is unknown`),
    ...closed
      .filter((number, index) => closed.indexOf(number) !== index)
      .map((number) => `${number} is listed twice`),
  ];
}

function findCountFaults(rows: readonly Row[], document: string, standard: readonly string[]) {
  return STATUSES.flatMap((status) => {
    const count = rows
      .filter((row) => row.status === status)
      .flatMap(({ numbers }) => expandNumbers(numbers, standard)).length;
    const [, stated] =
      new RegExp(String.raw`^\| ${status} *\| *(\d+) *\|`, 'm').exec(document) ?? [];
    return Number(stated) === count
      ? []
      : [`${status} counts ${count}, and the document says ${stated}`];
  });
}

/** What is wrong with a document that gives each requirement of a standard a status; empty when nothing is. */
export function findFaults(document: string, project: Project): string[] {
  const { standard } = project;
  const rows = readRows(document);
  return [
    ...findNumberFaults(
      rows.flatMap(({ numbers }) => expandNumbers(numbers, standard)),
      standard,
    ),
    ...rows.flatMap((row) => findRowFaults(row, project)),
    ...findStrayTags(rows, project),
    ...findCountFaults(rows, document, standard),
  ];
}
