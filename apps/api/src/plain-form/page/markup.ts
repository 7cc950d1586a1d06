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

/** Markup of a template, every text in it escaped; the only maker of Markup, so that nothing else is put in as it is. */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(toText)));
}
