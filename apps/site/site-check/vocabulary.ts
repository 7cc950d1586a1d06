import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const NAMESPACE = 'http://schema.org/';
const TRIPLE = /^<([^>]+)> <([^>]+)> <([^>]+)> /;

type Links = ReadonlyMap<string, ReadonlySet<string>>;

/** What schema.org says: its types, what each is a kind of, and of what and to what each property leads. */
export type Vocabulary = {
  readonly types: ReadonlySet<string>;
  readonly parents: Links;
  readonly domains: Links;
  readonly ranges: Links;
};

/** The part after the namespace; the whole address of what is not schema.org's own. */
function shortName(address: string): string {
  return address.startsWith(NAMESPACE) ? address.slice(NAMESPACE.length) : address;
}

function addLink(links: Map<string, Set<string>>, from: string, to: string): void {
  const known = links.get(from) ?? new Set();
  links.set(from, known.add(to));
}

/** Reads the vocabulary from its own statements, one a line. */
export function parseVocabulary(statements: string): Vocabulary {
  const types = new Set<string>();
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const ranges = new Map<string, Set<string>>();
  const links: Readonly<Record<string, Map<string, Set<string>>>> = {
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': parents,
    'http://schema.org/domainIncludes': domains,
    'http://schema.org/rangeIncludes': ranges,
  };
  for (const line of statements.split('\n')) {
    const [, subject = '', predicate = '', object = ''] = TRIPLE.exec(line) ?? [];
    const kind = links[predicate];
    if (kind) addLink(kind, shortName(subject), shortName(object));
    else if (object.endsWith('rdf-schema#Class')) types.add(shortName(subject));
  }
  return { types, parents, domains, ranges };
}

/** The vocabulary as schema.org publishes it. */
export async function readVocabulary(): Promise<Vocabulary> {
  return parseVocabulary(await readFile(require.resolve('@vocabulary/schema/schema.nq'), 'utf8'));
}

/** True when the type is one of the others, or a kind of one. */
export function isKindOf(type: string, others: ReadonlySet<string>, parents: Links): boolean {
  if (others.has(type)) return true;
  return [...(parents.get(type) ?? [])].some((parent) => isKindOf(parent, others, parents));
}
