/** What one look at the product found: whether it will do, in a line, and what to do when it will not. */
export type Finding = {
  readonly about: string;
  readonly status: 'ok' | 'warning' | 'fault';
  readonly text: string;
  readonly remedy?: string;
};

/** Makes findings about one thing. */
export function reportOn(about: string) {
  return {
    /** All is well. */
    ok: (text: string): Finding => ({ about, status: 'ok', text }),

    /** It works, and something about it may hurt later. */
    warning: (text: string, remedy: string): Finding => ({
      about,
      status: 'warning',
      text,
      remedy,
    }),

    /** It does not work, or will lose something. */
    fault: (text: string, remedy: string): Finding => ({ about, status: 'fault', text, remedy }),
  };
}

/** A finding as one line. */
export function toLine({ about, status, text, remedy }: Finding): string {
  const line = `${status.padEnd(8)} ${about.padEnd(12)} ${text}${remedy === undefined ? '' : ` ${remedy}`}`;
  return line.replace(/\s+$/g, '').replaceAll(/[\r\n]+/g, ' ');
}

/** Whether nothing has to be fixed. */
export function isWell(findings: readonly Finding[]): boolean {
  return findings.every(({ status }) => status !== 'fault');
}
