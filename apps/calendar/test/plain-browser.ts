import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

const ORIGIN = 'http://calendar.example';

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const textOf = (html: string) => decode(html.replace(/<[^>]*>/g, '')).replaceAll(/\s+/g, ' ');

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decode(value);
}

/** What a form sends as it is on the page, with the given fields filled in. */
function filledForm(html: string, method: string, fields: Readonly<Record<string, string>>) {
  const form = new RegExp(`<form[^>]* method="${method}".*?</form>`, 's').exec(html)?.[0] ?? '';
  const typed = new URLSearchParams();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    typed.set(attribute(input, 'name') ?? '', attribute(input, 'value') ?? '');
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>(.*?)<\/textarea>/gs)) {
    typed.set(attribute(tag, 'name') ?? '', decode(text));
  }
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return { action: attribute(form, 'action') ?? '', typed };
}

/** Goes through the page as somebody without scripts does: by its links and forms alone. */
export function openPlainBrowser(app: FastifyInstance) {
  let address = new URL(ORIGIN);
  let html = '';
  let status = 0;

  async function arrive(answer: LightMyRequestResponse): Promise<void> {
    const { location } = answer.headers;
    if (location !== undefined) return visit(location);
    html = answer.body.replace(/<script type="application\/json".*?<\/script>/s, '');
    status = answer.statusCode;
  }

  async function visit(href: string): Promise<void> {
    address = new URL(href, address);
    await arrive(await app.inject(address.pathname + address.search));
  }

  /** Where the first link leads whose words or label hold the text. */
  function linkTo(text: string): string {
    for (const [, tag = '', words = ''] of html.matchAll(/<a([^>]*)>(.*?)<\/a>/gs)) {
      const name = attribute(tag, 'aria-label') ?? textOf(words);
      const href = attribute(tag, 'href');
      if (href !== null && name.includes(text)) return href;
    }
    throw new Error(`no link "${text}" on ${address.href}: ${textOf(html)}`);
  }

  return {
    visit,
    linkTo,
    follow: (text: string) => visit(linkTo(text)),

    /** Sends the form that changes something. */
    async send(fields: Readonly<Record<string, string>> = {}): Promise<void> {
      const { action, typed } = filledForm(html, 'post', fields);
      address = new URL(action, address);
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      };
      const url = address.pathname + address.search;
      await arrive(await app.inject({ method: 'POST', url, headers, payload: String(typed) }));
    },

    /** Sends the form that asks for the page in another way. */
    async ask(fields: Readonly<Record<string, string>>): Promise<void> {
      const { action, typed } = filledForm(html, 'get', fields);
      await visit(`${action}?${typed}`);
    },

    /** Every word on the page. */
    words: () => textOf(html),
    html: () => html,
    status: () => status,
  };
}
