import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { Desk } from './desk-test.ts';
import type { Product } from './product.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const receiptSchema = z.object({ reference: z.string() });

const started = new WeakMap<Product, Promise<void>>();
let enquiries = 0;

/** Starts the API beside the desk, once for all that write to it. */
async function startOnce(product: Product): Promise<void> {
  const start = started.get(product) ?? product.start();
  started.set(product, start);
  await start;
}

/** What tells an enquiry from another one. */
type Enquiry = { readonly storeName?: string; readonly message?: string };

/** Somebody writes; gives who they are, which nobody else is, and the reference. */
async function write(
  { product }: Desk,
  { storeName = '', message = '' }: Enquiry,
  headers: Readonly<Record<string, string>> = {},
) {
  await startOnce(product);
  enquiries += 1;
  const number = `${process.pid}-${enquiries}`;
  const person = { name: `Visitor ${number}`, email: `visitor-${number}@shop.example` };
  const answer = await fetch(`${product.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify({
      contacts: {
        contactName: person.name,
        email: person.email,
        phoneNumber: '+447700900123',
        message,
        storeName,
        comments: [],
        businessHours: Object.fromEntries(DAYS.map((day) => [day, { start: null, end: null }])),
        leadStatus: 'Contact',
      },
    }),
  });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}: ${await answer.text()}`);
  const { reference } = receiptSchema.parse(await answer.json());
  return { ...person, reference };
}

/** Somebody writes as the enquiry form of the site does; gives who they are, and the reference of their lead. */
export function writeLead(desk: Desk, storeName = 'Bramble Bakery') {
  return write(desk, { storeName }, { origin: desk.product.url });
}

/** Somebody writes as the enquiry form of the site does; gives the name that they go by. */
export async function writeEnquiry(desk: Desk, storeName?: string): Promise<string> {
  const { name } = await writeLead(desk, storeName);
  return name;
}

/** Somebody writes with the signs of a robot: from no page, and without a token of the form. */
export function writeAsRobot(desk: Desk, message = 'See https://robot.example/a') {
  return write(desk, { message });
}
