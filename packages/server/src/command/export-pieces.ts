import { errorCode, errorText } from '#/error/error-code.ts';

import { replaceFile } from './replace-file.ts';
import { type Write, writePieces } from './write-pieces.ts';

const STANDARD_OUTPUT = '-';

/** Nobody would know of an export, so it is not made; its code is that of the cause. */
export class ExportUnrecorded extends Error {
  override readonly name = 'ExportUnrecorded';
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(
      `Nothing was exported. Each export is written into the audit log first, and that failed: ${errorText(cause)}.`,
      { cause },
    );
    this.code = errorCode(cause);
  }
}

type Export = {
  readonly file: string;
  readonly what: string;
  /** Writes down who has it. */
  readonly record: () => Promise<void>;
  readonly write: Write;
};

/**
 * Writes the pieces to a file and says so, or for `-` to standard output, once that is recorded. Throws CommandError, and
 * ExportUnrecorded before the first piece.
 */
export async function exportPieces(
  pieces: AsyncIterable<string>,
  { file, what, record, write }: Export,
): Promise<void> {
  await record().catch((error: unknown) => {
    throw new ExportUnrecorded(error);
  });
  if (file === STANDARD_OUTPUT) return writePieces(pieces, write);
  await replaceFile(file, pieces);
  await write(`Wrote the ${what} to ${file}\n`);
}
