import { readdir, readFile } from 'node:fs/promises';

const KB_PER_MB = 1_024;

/** What Linux says about a process. */
export type ProcessState = {
  /** Memory that it really takes up, in MB. */
  readonly residentMb: number;
  /** Open files, sockets and the like. */
  readonly descriptors: number;
};

/** Reads the state of a process from /proc; throws where there is none, as on macOS. */
export async function readProcessState(pid: number): Promise<ProcessState> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kb === undefined) throw new Error(`/proc tells no memory of the process ${pid}.`);
  const descriptors = await readdir(`/proc/${pid}/fd`);
  return { residentMb: Number(kb) / KB_PER_MB, descriptors: descriptors.length };
}
