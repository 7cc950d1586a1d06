import { addRow } from './record.ts';

/** What a bench found: a row of the table in docs/benchmarks.md, without its date. */
export type Outcome = {
  readonly head: string;
  readonly cells: readonly (string | number)[];
  /** What may explain it, printed below the row. */
  readonly notes?: readonly string[];
  /** Where it is beyond its budget, in words. */
  readonly faults: readonly string[];
};

/** Prints what a bench found, adds it to the table of that name if it is to be recorded, and has the process fail when it is beyond its budget. */
export async function reportOutcome(
  { head, cells, notes = [], faults }: Outcome,
  { name, isRecorded }: { name: string; isRecorded: boolean },
): Promise<void> {
  const row = `| ${new Date().toISOString().slice(0, 10)} | ${cells.join(' | ')} |`;
  process.stdout.write(`${head}\n${row}\n`);
  for (const note of notes) process.stdout.write(`${note}\n`);
  if (isRecorded) await addRow(name, row);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
