import { createElement as h, type ReactNode } from 'react';

import { box, type LetterLook, lines, buildPage, paragraph } from './letter.ts';

/** What a person wrote to somebody, and what stands below it. */
export type OwnWords = { readonly body: string; readonly signature: string };

/** A web address, with the marks and brackets of the sentence that may follow it. */
const ADDRESS = /(https?:\/\/[^\s<>"“”]+)/i;
const SENTENCE_MARKS = "‘’«»…—'.,:;!?";
const OPENING_OF: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const PARAGRAPHS = /\n{2,}/;

/** The words as plain text. */
export function ownWordsToText({ body, signature }: OwnWords): string {
  return `${[body, signature].filter((text) => text !== '').join('\n\n')}\n`;
}

/** Where an address ends: marks at its end are the sentence's, and so are closing brackets that it did not open. */
function endOf(address: string): number {
  const unpaired = new Map<string, number>();
  const countOf = (character: string) => unpaired.get(character) ?? 0;
  let end = 0;
  for (const [index, character] of address.split('').entries()) {
    if (SENTENCE_MARKS.includes(character)) continue;
    const opening = OPENING_OF.get(character);
    if (opening !== undefined) {
      if (countOf(opening) === 0) continue;
      unpaired.set(opening, countOf(opening) - 1);
    }
    unpaired.set(character, countOf(character) + 1);
    end = index + 1;
  }
  return end;
}

/** A line whose web addresses are links that say where they lead. */
function linked(line: string, look: LetterLook): ReactNode[] {
  const style = { color: look.colour('ink'), textDecoration: 'underline' };
  return line.split(ADDRESS).flatMap((text, index) => {
    const href = index % 2 === 1 ? text.slice(0, endOf(text)) : '';
    if (!URL.canParse(href)) return [text];
    return [h('a', { href, className: 'ink', style }, href), text.slice(href.length)];
  });
}

/** The same words as HTML in the look of our letters: paragraphs and nothing else, since a person wrote them. */
export function ownWordsToHtml(
  words: OwnWords,
  { title, look }: { title: string; look: LetterLook },
): string {
  const style = { fontSize: '16px', lineHeight: '24px', color: look.colour('ink') };
  const show = (line: string) => h('span', null, ...linked(line, look));
  const texts = [...words.body.split(PARAGRAPHS), words.signature].filter((text) => text !== '');
  const paper = box(
    { style: { padding: '28px' } },
    ...texts.map((text) => paragraph(lines(text, show), 'ink', style)),
  );
  return buildPage({ title, preview: texts[0] ?? title, paper: [paper] }, look);
}
