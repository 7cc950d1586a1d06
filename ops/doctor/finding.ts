/** What one look at the product found: whether it will do, in a line, and what to do when it will not. */
export type Finding = {
  readonly about: string;
  readonly status: 'ok' | 'warning' | 'fault';
  readonly text: string;
  readonly mend?: string;
};

/** All is well. */
export function ok(about: string, text: string): Finding {
  return { about, status: 'ok', text };
}

/** It works, and something about it may hurt later. */
export function warning(about: string, text: string, mend: string): Finding {
  return { about, status: 'warning', text, mend };
}

/** It does not work, or will lose something. */
export function fault(about: string, text: string, mend: string): Finding {
  return { about, status: 'fault', text, mend };
}

/** A finding as one line. */
export function toLine({ about, status, text, mend }: Finding): string {
  const line = `${status.padEnd(8)} ${about.padEnd(12)} ${text}${mend === undefined ? '' : ` ${mend}`}`;
  return line.replace(/\s+$/g, '').replaceAll(/[\r\n]+/g, ' ');
}

/** Whether nothing has to be mended. */
export function isWell(findings: readonly Finding[]): boolean {
  return findings.every(({ status }) => status !== 'fault');
}
