import type { BrandPack } from '@high-street/owner';
import { resolveTokens, type TokenName } from '@high-street/ui/tokens';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Link = { readonly label: string; readonly url: string };

/** The words of a mail in the order in which they are read. */
export type Letter = {
  readonly heading: string;
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** What was sent, by label. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Where the reader can do something about it. */
  readonly action?: Link;
  readonly further?: readonly Link[];
  readonly closing: readonly string[];
  /** Why this mail came, in small print. */
  readonly why: string;
};

/** How letters look: the brand's name on its colours, in both schemes. */
export type LetterLook = {
  readonly name: string;
  readonly css: string;
  readonly colour: (token: TokenName) => string;
};

/** The font of what is read. */
const FONT = 'Arial, Helvetica, sans-serif';
const SIGN_FONT = 'Georgia, "Times New Roman", serif';

/** The look that a brand gives its letters; mail programs without dark mode show the light scheme. */
export function buildLetterLook(pack: Pick<BrandPack, 'name' | 'tokens'>): LetterLook {
  const tokens = resolveTokens(pack.tokens);
  const dark = (selector: string, property: string, token: TokenName) =>
    `${selector}{${property}:${tokens[token].dark}!important}`;
  const rules = [
    dark('.page', 'background-color', 'bg'),
    dark('.paper', 'background-color', 'raised'),
    dark('.sign', 'background-color', 'deep-2'),
    dark('.sign-name', 'color', 'on-deep'),
    dark('.ink', 'color', 'ink'),
    dark('.muted', 'color', 'muted'),
    dark('.line', 'border-color', 'line'),
  ];
  return {
    name: pack.name,
    css: `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`,
    colour: (token) => tokens[token].light,
  };
}

/** A text with its line breaks; `show` says what each line becomes. */
export function lines(text: string, show = (line: string): ReactNode => line): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [show(line)] : [h('br'), show(line)]));
}

/** What stands in a box. The cell has its padding, as Outlook for Windows gives a table none. */
export function box(
  cell: { className?: string; style: Record<string, string> },
  ...content: readonly ReactNode[]
) {
  return h(
    'table',
    { width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' },
    h('tbody', null, h('tr', null, h('td', cell, ...content))),
  );
}

/** A paragraph of a mail, in a colour that a dark mail program changes. */
export function paragraph(
  content: readonly ReactNode[],
  className: 'ink' | 'muted',
  style: Record<string, string>,
) {
  return h(
    Text,
    {
      className,
      // A long address or word must not make the mail wider than a phone.
      style: { margin: '0 0 16px', fontFamily: FONT, overflowWrap: 'anywhere', ...style },
    },
    h(Fragment, null, ...content),
  );
}

function rowsOf({ rows }: Letter, look: LetterLook): ReactNode {
  if (rows.length === 0) return null;
  const style = { borderLeft: `4px solid ${look.colour('line')}`, paddingLeft: '16px' };
  const content = rows.flatMap(([label, value]) => [
    paragraph(lines(label), 'muted', {
      margin: '0',
      fontSize: '13px',
      color: look.colour('muted'),
    }),
    paragraph(lines(value), 'ink', {
      margin: '0 0 12px',
      fontSize: '16px',
      lineHeight: '24px',
      color: look.colour('ink'),
    }),
  ]);
  return h('div', { style: { margin: '0 0 20px' } }, box({ className: 'line', style }, ...content));
}

/** The brand's name on its colour, as on a shop sign. */
function signOf(look: LetterLook) {
  const name = {
    margin: '0',
    fontFamily: SIGN_FONT,
    fontSize: '24px',
    fontWeight: '700',
    lineHeight: '32px',
    color: look.colour('on-deep'),
  };
  return box(
    { className: 'sign', style: { padding: '20px 28px', backgroundColor: look.colour('deep') } },
    h(Text, { className: 'sign-name', style: name }, look.name),
  );
}

function headingOf(heading: string, look: LetterLook) {
  const style = {
    margin: '0 0 20px',
    fontFamily: SIGN_FONT,
    fontSize: '26px',
    lineHeight: '32px',
    color: look.colour('ink'),
  };
  return h(Heading, { as: 'h1', className: 'ink', style }, heading);
}

const linksOf = ({ action, further = [] }: Letter): Link[] => [
  ...(action ? [action] : []),
  ...further,
];

function actionsOf(letter: Letter, look: LetterLook): ReactNode[] {
  const style = {
    fontFamily: FONT,
    fontSize: '16px',
    fontWeight: '700',
    lineHeight: '24px',
    color: look.colour('ink'),
    textDecoration: 'underline',
  };
  return linksOf(letter).map(({ label, url }) =>
    h(
      Text,
      { style: { margin: '0 0 20px' } },
      h('a', { href: url, className: 'ink', style }, label),
    ),
  );
}

function wordsOf(letter: Letter, look: LetterLook) {
  const { heading, greeting, paragraphs, closing, why } = letter;
  const body = { fontSize: '16px', lineHeight: '24px', color: look.colour('ink') };
  const small = { margin: '0', fontSize: '13px', lineHeight: '19px', color: look.colour('muted') };
  const rule = { margin: '24px 0 16px', borderColor: look.colour('line') };
  const say = (text: string) => paragraph(lines(text), 'ink', body);
  return box(
    { style: { padding: '28px' } },
    headingOf(heading, look),
    ...(greeting ? [say(greeting)] : []),
    ...paragraphs.map(say),
    rowsOf(letter, look),
    ...actionsOf(letter, look),
    ...closing.map(say),
    h(Hr, { className: 'line', style: rule }),
    paragraph(lines(why), 'muted', small),
  );
}

/** A mail as a page: its title, the first words that lists of mails show, and what is on the paper. */
export function buildPage(
  {
    title,
    preview,
    paper: content,
  }: { title: string; preview: string; paper: readonly ReactNode[] },
  look: LetterLook,
): string {
  const ground = { backgroundColor: look.colour('bg') };
  const paper = { maxWidth: '560px', margin: '0 auto', backgroundColor: look.colour('raised') };
  const page = h(
    Html,
    { lang: 'en-GB' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', null, look.css),
    ),
    h(Preview, null, preview),
    h(
      'body',
      { className: 'page', style: { margin: '0', padding: '0', ...ground } },
      // Some mail programs drop the body, and with it its colour.
      box(
        { className: 'page', style: { padding: '24px 12px', ...ground } },
        h(Container, { className: 'paper', style: paper }, ...content),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The letter as HTML; every value is escaped by React. */
export function letterToHtml(letter: Letter, look: LetterLook): string {
  const preview = letter.paragraphs[0] ?? letter.heading;
  const paper = [signOf(look), wordsOf(letter, look)];
  return buildPage({ title: letter.heading, preview, paper }, look);
}

/** The same letter as plain text. */
export function letterToText(letter: Letter): string {
  const { heading, greeting, paragraphs, rows, closing, why } = letter;
  const list = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const links = linksOf(letter)
    .map(({ label, url }) => `${label}: ${url}`)
    .join('\n');
  const parts = [heading, greeting ?? '', ...paragraphs, list, links, ...closing, why];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
