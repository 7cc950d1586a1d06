import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import { CommandError } from './command-error.ts';
import { toTerminalLine } from './terminal-text.ts';

/** How many rows a list has unless the operator says otherwise. */
export const USUAL_NUMBER = 20;

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Somebody asks how a command is used. */
export class HelpAsked extends Error {
  override readonly name = 'HelpAsked';
}

/**
 * The options and the other words of a command; throws CommandError for an option that is unknown or lacks its value, and
 * HelpAsked for `--help`.
 */
export function parseWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  known: Options,
) {
  try {
    const options = { ...known, ...HELP };
    const parsed = parseArgs({ args: [...words], allowPositionals: true, options });
    if (Object.hasOwn(parsed.values, 'help')) throw new HelpAsked();
    return parsed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(toTerminalLine(error.message), { cause: error });
  }
}

/** Throws CommandError for a given option that is not among those the command knows. */
export function refuseOthers(given: object, known: readonly string[]): void {
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw new CommandError(`--${other} does not belong to this command.`);
}

/** How many rows are asked for: --all, --limit or the usual number; throws CommandError for both and for no number. */
export function readLimit({ all, limit }: { all?: boolean; limit?: string }): number {
  if (all && limit !== undefined) throw new CommandError('Give either --all or --limit.');
  if (all) return Infinity;
  if (limit === undefined) return USUAL_NUMBER;
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new CommandError(`--limit takes a whole number above 0, not ${quoteWord(limit)}.`);
}

/** A word of the operator's as it is repeated in a message. */
export function quoteWord(word: string): string {
  return `"${toTerminalLine(word)}"`;
}
