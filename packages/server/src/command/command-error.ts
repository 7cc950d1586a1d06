/** Says in one line why a command was not run; the command line prints the message only and exits with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** True when the words of the command are wrong, so that the usage helps. */
  readonly isMisuse: boolean;

  constructor(
    message: string,
    { isMisuse = true, cause }: { isMisuse?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isMisuse = isMisuse;
  }
}
