/** Mail programs write short ones; a search for the end of each would take too long where none has one. */
const QUOTE = /<(\/?)blockquote\b([^>]{0,500})>/gi;
/** Gmail moves a visitor's own words to the right by it. */
const INDENT = /\bborder:\s*none\b/i;
const MOST_MARKS = 5;

/** Puts lines of this name where quotes begin and end, which stay when the markup is taken off. */
export function nameQuotes(html: string, name: string): string {
  return html.replaceAll(QUOTE, (_tag, slash: string, attributes: string) => {
    const begin = INDENT.test(attributes) ? 'indent' : 'quote';
    return `<br>${name}-${slash === '' ? begin : 'end'}<br>`;
  });
}

/** Marks the lines between those of that name as a plain text marks what it quotes. */
export function markQuotes(text: string, name: string): string {
  const open: string[] = [];

  function mark(line: string): string {
    const depth = open.filter((kind) => kind === 'quote').length;
    return depth === 0 ? line : `${'>'.repeat(Math.min(depth, MOST_MARKS))} ${line}`.trimEnd();
  }

  return text
    .split('\n')
    .flatMap((line) => {
      const [, edge] = line.trim().split(`${name}-`);
      if (edge === undefined) return mark(line);
      if (edge === 'end') open.pop();
      else open.push(edge);
      return [];
    })
    .join('\n');
}
