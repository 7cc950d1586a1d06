import { FORM_FIELDS } from '@high-street/contract';

import { anEnquiry, aRegistration } from './lead-builder.ts';

/** A body that must be refused, and what is wrong with it. */
export type MalformedBody = {
  readonly fault: string;
  readonly type: string;
  readonly body: Buffer;
};

const JSON_TYPE = 'application/json';

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  7,
  -1.5e300,
  [],
  ['x'],
  {},
  { toString: 'x' },
  { length: 3 },
  'x'.repeat(20_000),
  'zero\u0000byte',
  'escape\u001b[31m',
];

/** Raw JSON texts to put in the place of a value. */
const WRONG_TOKENS = [
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u0000"',
  '{"__proto__":{}}',
  '01',
  'NaN',
  "'x'",
];

const BROKEN_TEXTS = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  'true',
  '"text"',
  '0',
  '[]',
  '{}',
  '{"contacts"}',
  '{"contacts":}',
  '{"contacts":{}}',
  '{"contacts":null}',
  '{"contacts":[]}',
  '{"contacts":"x"}',
  "{'contacts':{}}",
  '{"contacts":{},}',
  '\uFEFF{"contacts":{}}',
  '{"contacts":{"leadStatus":"Contact"}}',
  '{"contacts":{"leadStatus":"Prospect"}}',
  '{"contacts":{"leadStatus":{"toString":"Contact"}}}',
  '{"__proto__":{"contacts":{}}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"contacts":{"__proto__":{"leadStatus":"Contact"}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{"contacts":${'{"contacts":'.repeat(5_000)}{}${'}'.repeat(5_000)}}`,
  '<contacts/>',
  'contacts=x',
];

function asJson(fault: string, body: string | Buffer): MalformedBody {
  return { fault, type: JSON_TYPE, body: Buffer.from(body) };
}

function wrongFields(kind: string, contacts: object): MalformedBody[] {
  return Object.keys(contacts).flatMap((field) => wrongField(kind, contacts, field));
}

function wrongField(kind: string, contacts: object, field: string): MalformedBody[] {
  const tokens = WRONG_VALUES.filter((value) => isWrongFor(field, value)).map((value) =>
    JSON.stringify(value),
  );
  const marked = JSON.stringify({ contacts: { ...contacts, [field]: '@@' } });
  const missing = JSON.stringify({ contacts: { ...contacts, [field]: undefined } });
  return [...tokens, ...WRONG_TOKENS]
    .map((token) =>
      asJson(
        `${kind}: ${field} is ${token.slice(0, 30)}`,
        marked.replace('"@@"', () => token),
      ),
    )
    .concat(isNew(field) ? [] : asJson(`${kind}: ${field} is missing`, missing));
}

/** Pages of the version before may leave it out. */
function isNew(field: string): boolean {
  return FORM_FIELDS.register.some(({ name, rollout }) => name === field && rollout !== undefined);
}

/** An empty list is right where lists belong. */
function isWrongFor(field: string, value: unknown): boolean {
  const mayBeEmpty = field === 'comments' || field === 'productsServicesOffered';
  return !(mayBeEmpty && Array.isArray(value) && value.length === 0);
}

function wrongBytes(): MalformedBody[] {
  const good = Buffer.from(JSON.stringify({ contacts: anEnquiry({ contactName: 'Anna@@Bell' }) }));
  const at = good.indexOf('@@');
  return [[0xff, 0xfe], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80], [0x00], [0x0a]].map(
    (bytes) =>
      asJson(
        `the name has the bytes ${Buffer.from(bytes).toString('hex')}`,
        Buffer.concat([good.subarray(0, at), Buffer.from(bytes), good.subarray(at + 2)]),
      ),
  );
}

function wrongWholes(): MalformedBody[] {
  const contacts = anEnquiry();
  const good = JSON.stringify({ contacts });
  return [
    asJson('an unknown field beside contacts', JSON.stringify({ contacts, admin: true })),
    asJson('an unknown field in contacts', JSON.stringify({ contacts: { ...contacts, x: 1 } })),
    asJson('contacts twice, the second empty', `${good.slice(0, -1)},"contacts":{}}`),
    asJson('two values', `${good}${good}`),
    asJson('cut off', good.slice(0, -5)),
    asJson('own prototype', `${good.slice(0, -2)},"__proto__":{"isAdmin":true}}}`),
    asJson('UTF-16', Buffer.from(good, 'utf16le')),
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream', 'x', ''].map(
      (type) => ({ fault: `type ${type}`, type, body: Buffer.from(good) }),
    ),
  ];
}

/** Some hundred bodies, each wrong in one way. */
export function malformedBodies(): MalformedBody[] {
  return [
    ...BROKEN_TEXTS.map((text) => asJson(`text ${text.slice(0, 40)}`, text)),
    ...wrongFields('enquiry', anEnquiry()),
    ...wrongFields('registration', aRegistration()),
    ...wrongBytes(),
    ...wrongWholes(),
  ];
}
