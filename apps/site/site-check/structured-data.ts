import { z } from 'zod';

import { attributeOf } from '../build-steps/html.ts';

import type { Page } from '../build-steps/page.ts';
import { isKindOf, type Vocabulary } from './vocabulary.ts';

const CONTEXT = 'https://schema.org';
const DATE = /^\d{4}-\d\d-\d\d/;

const thingSchema = z.looseObject({ '@type': z.string().optional(), '@id': z.string().optional() });
const blockSchema = z.strictObject({
  '@context': z.literal(CONTEXT),
  '@graph': z.array(thingSchema).min(1),
});

type Thing = z.infer<typeof thingSchema>;

/** What a plain value may stand for. */
function plainKinds(value: unknown): string[] {
  if (typeof value === 'number') return ['Number', 'Integer', 'Float'];
  if (typeof value === 'boolean') return ['Boolean'];
  if (typeof value !== 'string' || value === '') return [];
  return [
    'Text',
    ...(URL.canParse(value) ? ['URL'] : []),
    ...(DATE.test(value) ? ['Date', 'DateTime'] : []),
  ];
}

/** A reference by id alone may lead to another page, so only its address is looked at. */
function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id' && URL.canParse(thing['@id'] ?? '');
}

function checkValue(path: string, value: unknown, vocabulary: Vocabulary): string[] {
  const range = vocabulary.ranges.get(path.split('.').at(-1) ?? '') ?? new Set();
  const thing = thingSchema.safeParse(value).data;
  if (thing && isReference(thing)) return [];
  if (thing) {
    const type = thing['@type'] ?? '';
    const isRight = isKindOf(type, range, vocabulary.parents);
    return [
      ...(isRight ? [] : [`${path} must not be "${type}"`]),
      ...checkThing(thing, vocabulary),
    ];
  }
  const kinds = plainKinds(value);
  return kinds.some((kind) => range.has(kind))
    ? []
    : [`${path} must not be ${JSON.stringify(value)}`];
}

function checkThing(thing: Thing, vocabulary: Vocabulary): string[] {
  const type = thing['@type'] ?? '';
  if (!vocabulary.types.has(type)) return [`there is no type "${type}"`];
  const properties = Object.entries(thing).filter(([name]) => !name.startsWith('@'));
  return properties.flatMap(([name, value]) => {
    const domain = vocabulary.domains.get(name);
    if (!domain) return [`there is no property "${name}"`];
    if (!isKindOf(type, domain, vocabulary.parents)) return [`${type} has no "${name}"`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => checkValue(`${type}.${name}`, one, vocabulary));
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of every block of structured data on a page. */
function blocksOf({ elements }: Page): string[] {
  return elements
    .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
    .map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''));
}

/** One line for each thing in the pages' structured data that schema.org does not know, or knows otherwise. */
export function findStructuredDataFaults(pages: readonly Page[], vocabulary: Vocabulary): string[] {
  return pages.flatMap((page) =>
    blocksOf(page).flatMap((block) => {
      const data = blockSchema.safeParse(readJson(block)).data;
      if (!data) return [`${page.address} has structured data that is no graph of ${CONTEXT}.`];
      return data['@graph']
        .flatMap((thing) => checkThing(thing, vocabulary))
        .map((fault) => `${page.address} has wrong structured data: ${fault}.`);
    }),
  );
}
