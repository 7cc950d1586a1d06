/** What is written with a saved reply below it; the saved one alone where nothing is. */
export function addSaved(body: string, text: string): string {
  return body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`;
}
