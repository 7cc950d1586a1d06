import { escapeHtml } from '@high-street/contract';

class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Markup };

type Part = string | null | Markup | readonly Markup[];

function toText(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Markup ? part.toString() : part.join('');
}

/** Markup of a template, every text in it escaped; what people typed becomes Markup by no other way. */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(toText)));
}

/** Markup that we have made ourselves elsewhere, such as a part of a built page; never anything that somebody typed. */
export function trustMarkup(text: string): Markup {
  return new Markup(text);
}
