import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { PageProps } from '../page/page-props.ts';
import { aBooking, aKey, TYPED } from './booking-builder.ts';
import { book } from './test-app.ts';

type Fields = Readonly<Record<string, string>>;

const HTML = 'text/html; charset=utf-8';

/** What the page was given, as the page that stands for it says. */
export function readProps(answer: LightMyRequestResponse): PageProps {
  if (answer.headers['content-type'] !== HTML) throw new Error(`no page but ${answer.body}`);
  const props: PageProps = JSON.parse(answer.body); // renderProps wrote it
  return props;
}

/** Opens an address as a browser does, and gives what the page shows. */
export async function look(app: FastifyInstance, url: string): Promise<PageProps> {
  return readProps(await app.inject(url));
}

/** Sends a form as a browser without scripts does from our own page. */
export function sendForm(
  app: FastifyInstance,
  url: string,
  fields: Fields,
  headers: Fields = { origin: 'null', 'sec-fetch-site': 'same-origin' },
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** The details form, filled in. */
export function aForm(changes: Fields = {}): Fields {
  const { start, timeZone } = aBooking();
  return { start, timeZone, key: aKey(), ...TYPED, ...changes };
}

/** Books, and gives the signed addresses of the page of the booking: `at('/cancel', { step: 'look' })`. */
export async function bookForPage(app: FastifyInstance, ...changes: Parameters<typeof aBooking>) {
  const { receipt } = await book(app, ...changes);
  const { pathname, searchParams } = new URL(receipt.manageUrl);
  const at = (action = '', query: Fields = {}) =>
    `${pathname}${action}?${new URLSearchParams([...searchParams, ...Object.entries(query)])}`;
  return { receipt, reference: receipt.reference, at };
}
