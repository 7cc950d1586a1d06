import { serializeOuter } from 'parse5';

import { readText, tidy, type Page } from '../page.ts';
import { readAttribute, elementsOf, type Element } from '../html.ts';

/** A question that is on a page, with its answer as the page has it: paragraphs and lists in HTML. */
export type AnsweredQuestion = { readonly question: string; readonly answer: string };

/** What a built page says of itself: whatever search engines are told of it is read here, so that it cannot differ. */
export type PageFacts = {
  readonly address: string;
  /** Its title without the brand's name. */
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly questions: readonly AnsweredQuestion[];
};

function hasClass(element: Element, name: string): boolean {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function readQuestion(item: Element): AnsweredQuestion {
  const parts = [...elementsOf(item)];
  const question = parts.find(({ tagName }) => tagName === 'summary');
  const answer = parts.filter(({ tagName }) => tagName === 'p' || tagName === 'ul');
  return {
    question: question ? tidy(readText(question)) : '',
    answer: answer.map((part) => serializeOuter(part)).join(''),
  };
}

function readQuestions({ elements }: Page): AnsweredQuestion[] {
  return elements
    .filter((element) => hasClass(element, 'faq'))
    .flatMap((section) => Array.from(elementsOf(section)))
    .filter((element) => hasClass(element, 'accordion-item'))
    .map(readQuestion);
}

/** Reads what a built page says; `brandName` is what its title ends in. */
export function readPageFacts(page: Page, brandName: string): PageFacts {
  const heading = page.elements.find(({ tagName }) => tagName === 'h1');
  return {
    address: page.address,
    title: page.title.replace(` | ${brandName}`, ''),
    description: page.description,
    headline: heading ? tidy(readText(heading)) : '',
    questions: readQuestions(page),
  };
}
