import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Process = { readonly pid: number; readonly parent: number };

/** What runs on this machine; without those that have ended, whose parents have not asked yet how. */
async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** The process and all that descend from it. */
export async function listFamily(pid: number): Promise<number[]> {
  const all = await listProcesses();
  const family = [pid];
  // Grows while it is gone through.
  for (const member of family) {
    family.push(...all.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

/** Which of the processes still run. */
export async function listRunning(pids: readonly number[]): Promise<number[]> {
  const all = await listProcesses();
  return all.map(({ pid }) => pid).filter((pid) => pids.includes(pid));
}

/** The processes whose command or environment names the folder: what was started for it, whoever is its parent now. */
export async function listUsersOf(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,stat=,command='], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter((line) => line.includes(folder));
}
