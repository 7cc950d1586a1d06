import type { LeadStatus } from '@high-street/contract';

import { markup, type Markup } from '#/pages/index.ts';
import {
  listPlainFields,
  renderFaults,
  renderField,
  renderFields,
  type OtherWays,
  type PlainField,
  type Typed,
} from '#/plain-form/index.ts';

import type { PageParts } from './frame.ts';
import { renderNotice } from './notice.ts';
import { SENT, WORDS } from './words.ts';

/** Where a form is sent, and where the visitor goes who changes their mind. */
type Way = { readonly action: string; readonly back: string };

/** What it was that they sent. */
type Kind = { readonly status: LeadStatus };

function renderSubmit(label: string, look: 'primary' | 'danger' | 'outline' = 'primary'): Markup {
  const tone = look === 'danger' ? markup` data-tone="danger"` : null;
  const variant = look === 'outline' ? 'outline' : 'primary';
  return markup`<button type="submit" class="button" data-variant="${variant}" data-size="medium"${tone}>${label}</button>`;
}

function renderBack(href: string, label: string = WORDS.keepIt): Markup {
  return markup`<a class="text-link" href="${href}">${label}</a>`;
}

function renderLines(lines: readonly string[]): readonly Markup[] {
  return lines.map((line) => markup`<p class="your-enquiry-lede">${line}</p>`);
}

/** The form with what was sent, to be put right. */
export function correctPage(
  { action, back, status, ...other }: Way & Kind & OtherWays,
  { fields, ...typed }: Typed & { readonly fields: readonly PlainField[] },
  problem: string | null,
): PageParts {
  const { line, email, send } = WORDS.correct;
  const sent = SENT[status];
  const title = WORDS.correct.title(sent);
  const controls = renderFields(fields, typed, other);
  return {
    title,
    words: markup`<h1 class="sign">${title}</h1>${problem === null ? null : renderNotice('error', [problem, WORDS.trouble.kept])}${renderLines([line])}${renderFaults(fields, typed.faults)}<form class="your-enquiry-form" method="post" action="${action}" novalidate>${controls}<p class="your-enquiry-note">${email(sent)}</p><p class="your-enquiry-ways">${renderSubmit(send)}${renderBack(back, WORDS.back(sent))}</p></form>`,
  };
}

/** Asks whether the lead is to be withdrawn. */
export function withdrawPage(
  { action, back, status }: Way & Kind,
  bookedFor: string | null,
): PageParts {
  const { line, booked, send } = WORDS.withdraw;
  const title = WORDS.withdraw.title(SENT[status]);
  const lines = bookedFor === null ? [line] : [line, booked(bookedFor)];
  return {
    title,
    words: markup`<h1 class="sign">${title}</h1>${renderLines(lines)}<form class="your-enquiry-ways" method="post" action="${action}">${renderSubmit(send, 'danger')}${renderBack(back)}</form>`,
  };
}

/** Says what goes, and offers the code that it takes. */
export function erasePage({ action, back }: Way, bookedFor: string | null): PageParts {
  const { title, line, booked, first, ask } = WORDS.erase;
  const lines = bookedFor === null ? [line, first] : [line, booked(bookedFor), first];
  return {
    title,
    words: markup`<h1 class="sign">${title}</h1>${renderLines(lines)}<form class="your-enquiry-ways" method="post" action="${action}"><input type="hidden" name="step" value="ask">${renderSubmit(ask, 'danger')}${renderBack(back)}</form>`,
  };
}

/** Why the last step led nowhere, and whether what was typed is at fault. */
type CodeProblem = { readonly text: string; readonly isWrongCode: boolean };

/** Asks for the code; `problem` says why the last one did not do, or why there is no other. */
export function eraseCodePage({ action, back }: Way, problem: CodeProblem | null): PageParts {
  const { codeTitle, sent, code, send, again } = WORDS.erase;
  const notice =
    problem && markup`<div id="problem">${renderNotice('error', [problem.text])}</div>`;
  const invalid = problem?.isWrongCode ? markup` aria-invalid="true"` : null;
  const state = problem && markup` aria-describedby="problem"${invalid}`;
  return {
    title: codeTitle,
    words: markup`<h1 class="sign">${codeTitle}</h1>${notice}${renderLines([sent])}<form class="your-enquiry-form" method="post" action="${action}"><input type="hidden" name="step" value="code"><div class="field"><label class="field-label" for="code">${code}</label><input class="control your-enquiry-code" type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${state}></div><p class="your-enquiry-ways">${renderSubmit(send, 'danger')}${renderBack(back)}</p></form><form class="your-enquiry-again" method="post" action="${action}"><input type="hidden" name="step" value="ask">${renderSubmit(again, 'outline')}</form>`,
  };
}

function renderHome(
  other: { readonly label: string; readonly to: string } = WORDS.enquire,
): Markup {
  const { home } = WORDS;
  return markup`<p class="your-enquiry-ways"><a class="button" data-variant="outline" data-size="medium" href="${home.to}">${home.label}</a><a class="text-link" href="${other.to}">${other.label}</a></p>`;
}

/** Says that nothing is left. */
export function erasedPage(): PageParts {
  const { done, doneLine } = WORDS.erase;
  return {
    title: done,
    words: markup`<h1 class="sign">${done}</h1>${renderLines([doneLine])}${renderHome()}`,
  };
}

/** The same page for every link that opens nothing, whatever the reason; it offers a new one. */
export function nothingPage(
  shown: Typed = { typed: new URLSearchParams(), faults: [] },
): PageParts {
  const { title, line, send } = WORDS.nothing;
  const email = listPlainFields('enquiry').filter(({ name }) => name === 'email');
  return {
    title,
    words: markup`<h1 class="sign">${title}</h1>${renderLines([line])}<form class="your-enquiry-form" method="post" action="/your-enquiry/link" novalidate>${email.map((field) => renderField(field, shown))}<p class="your-enquiry-ways">${renderSubmit(send, 'outline')}</p></form>`,
  };
}

/** The same page for every address, known or not. */
export function linkSentPage(): PageParts {
  const { title, line } = WORDS.linkSent;
  return {
    title,
    words: markup`<h1 class="sign">${title}</h1>${renderLines([line])}${renderHome()}`,
  };
}

/** Says why something was not done, and leads back to where it was asked for. */
export function troublePage(text: string, back: string): PageParts {
  const { title, again } = WORDS.trouble;
  return {
    title,
    words: markup`<h1 class="sign">${WORDS.title}</h1>${renderNotice('error', [title, text])}${renderHome({ label: again, to: back })}`,
  };
}
