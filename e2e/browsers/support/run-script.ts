import type { Visit } from './browser.ts';

/**
 * Runs a function in the page, or in a frame of it, and gives what it returns or what its promise brings. The function is
 * sent as text, so it knows its arguments alone; these and what it gives travel as JSON.
 */
export async function runScript<Args extends readonly unknown[], Result>(
  visit: Visit,
  frame: string | null,
  script: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const call = `(${String(script)})(...${JSON.stringify(args)})`;
  const result: Result = JSON.parse(
    await visit.evaluate(frame, `(async () => JSON.stringify((await ${call}) ?? null))()`),
  );
  return result;
}
