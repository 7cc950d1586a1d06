import type { EnquiryValues, RegisterValues } from '@high-street/contract';
import type { FastifyInstance } from 'fastify';

import { TYPED_ENQUIRY, TYPED_REGISTRATION } from './lead-builder.ts';

/** What a browser without scripts sends for a form, field by field. */
export type Sent = readonly (readonly [name: string, value: string])[];

/** An enquiry as it is sent without scripts; the same as `anEnquiry()` of the lead builder. */
export function aSentEnquiry(changes: Partial<Record<keyof EnquiryValues, string>> = {}): Sent {
  return Object.entries({ ...TYPED_ENQUIRY, ...changes });
}

type Single = Exclude<keyof RegisterValues, 'productsServicesOffered'>;

/** A registration as it is sent without scripts; the same as `aRegistration()` of the lead builder. */
export function aSentRegistration(
  changes: Partial<Record<Single, string>> = {},
  products: readonly string[] = TYPED_REGISTRATION.productsServicesOffered,
): Sent {
  const { productsServicesOffered: _, ...single } = TYPED_REGISTRATION;
  return [
    ...Object.entries({ ...single, ...changes }),
    ...products.map((product) => ['productsServicesOffered', product] as const),
  ];
}

type Headers = Readonly<Record<string, string>>;

/** Posts a form as a browser without scripts does, or any text in its place. */
export async function sendForm(
  app: FastifyInstance,
  url: string,
  sent: Sent | string | Uint8Array,
  headers: Headers = {},
) {
  const payload =
    typeof sent === 'string' || sent instanceof Uint8Array
      ? sent
      : new URLSearchParams(
          sent.map(([name, value]): [string, string] => [name, value]),
        ).toString();
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    page: readPage(answer.body),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

function unescape(text: string): string {
  return text.replaceAll(/&([a-z#0-9]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function all(body: string, pattern: RegExp): string[][] {
  return Array.from(body.matchAll(pattern), (found) => found.slice(1).map(unescape));
}

/** What every field of the form that is shown again holds, checked boxes apart. */
function valuesOf(body: string): Record<string, string> {
  const pairs = [
    ...all(body, /<input [^>]*name="([^"]*)"[^>]* value="([^"]*)">/g),
    ...all(body, /<textarea [^>]*name="([^"]*)"[^>]*>\n([^<]*)<\/textarea>/g),
  ];
  const isChoice = new Set(['businessType', 'productsServicesOffered']);
  const values = new Map<string, string>();
  for (const [name = '', value = ''] of pairs) if (!isChoice.has(name)) values.set(name, value);
  for (const [, name = '', inner = ''] of body.matchAll(
    /<select [^>]*name="(.*?)".*?>(.*?)<\/select>/gs,
  )) {
    values.set(name, all(inner, /<option value="([^"]*)" selected>/g)[0]?.[0] ?? '');
  }
  return Object.fromEntries(values);
}

/** The parts of a result page that a visitor sees or sends again. */
function readPage(body: string) {
  return {
    heading: all(body, /<h1[^>]*>(.*?)<\/h1>/g).join('|'),
    title: all(body, /<title>(.*?)<\/title>/g).join('|'),
    faults: all(body, /<li><a class="text-link" href="#([^"]*)">(.*?)<\/a><\/li>/g),
    messages: all(body, /<span class="field-error" id="([^"]*)-error">(.*?)<\/span>/g),
    marked: all(body, /name="([^"]*)"[^>]* aria-invalid="true"/g).flat(),
    values: valuesOf(body),
    checked: all(body, / value="([^"]*)" checked>/g).flat(),
    links: all(body, /<a [^>]*href="([^"]*)"/g).flat(),
    text: unescape(body.replaceAll(/<[^>]*>/g, ' ')),
  };
}
