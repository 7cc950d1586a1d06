import { Section } from '@react-email/section';
import { createElement as h, type ReactNode } from 'react';

import { type LetterLook, lines, pageOf, paragraph } from './letter.ts';

/** What a person wrote to somebody, and what stands below it. */
export type OwnWords = { readonly body: string; readonly signature: string };

/** A web address up to the marks that end a sentence; brackets are its own in pairs. */
const ADDRESS =
  /(https?:\/\/(?:\([^\s<>"“”()]*\)|[^\s<>"“”()])*(?:\([^\s<>"“”()]*\)|[^\s<>"“”‘’«»…—'.,:;!?()\]}]))/i;
const PARAGRAPHS = /\n{2,}/;

/** The words as plain text. */
export function ownWordsToText({ body, signature }: OwnWords): string {
  return `${[body, signature].filter((text) => text !== '').join('\n\n')}\n`;
}

/** A line whose web addresses are links that say where they lead. */
function linked(line: string, look: LetterLook): ReactNode[] {
  const style = { color: look.colour('ink'), textDecoration: 'underline' };
  return line
    .split(ADDRESS)
    .map((text, index) =>
      index % 2 === 1 ? h('a', { href: text, className: 'ink', style }, text) : text,
    );
}

/** The same words as HTML in the look of our letters: paragraphs and nothing else, since a person wrote them. */
export function ownWordsToHtml(
  words: OwnWords,
  { title, look }: { title: string; look: LetterLook },
): string {
  const style = { fontSize: '16px', lineHeight: '24px', color: look.colour('ink') };
  const show = (line: string) => h('span', null, ...linked(line, look));
  const texts = [...words.body.split(PARAGRAPHS), words.signature].filter((text) => text !== '');
  const paper = h(
    Section,
    { style: { padding: '28px' } },
    ...texts.map((text) => paragraph(lines(text, show), 'ink', style)),
  );
  return pageOf({ title, preview: texts[0] ?? title, paper: [paper] }, look);
}
