import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** Whose the database is where root starts it: an account that nothing else uses, unlike `nobody`. */
export const OWN_ACCOUNT = 'high-street-db';

const MAKE_ACCOUNT = '/usr/sbin/useradd';
const OPTIONS = [
  '--system',
  '--user-group',
  '--no-create-home',
  '--home-dir=/nonexistent',
  '--shell=/usr/sbin/nologin',
  '--comment=the database of High Street',
];

const run = promisify(execFile);

/** An account of the system, by its numbers. */
export type Account = { readonly uid: number; readonly gid: number };

async function readNumber(option: '-u' | '-g', name: string): Promise<number> {
  return Number((await run('id', [option, name])).stdout);
}

/** The account of that name; undefined where the system has none. */
export async function findAccount(name: string): Promise<Account | undefined> {
  try {
    return { uid: await readNumber('-u', name), gid: await readNumber('-g', name) };
  } catch {
    return undefined;
  }
}

/** The product's own account, made where root may and there is none yet; throws a StartupError where it cannot be. */
export async function findOwnAccount(name = OWN_ACCOUNT): Promise<Account> {
  const known = await findAccount(name);
  if (known !== undefined) return known;
  const complaint = await run(MAKE_ACCOUNT, [...OPTIONS, name]).then(() => '', errorText);
  // Another process may have made it meanwhile.
  const made = await findAccount(name);
  if (made !== undefined) return made;
  throw new StartupError(
    'POSTGRES_NOT_STARTED',
    `PostgreSQL refuses to run as root, and the account ${name} that it would run as could not be made (${complaint}). Make that account, start the product as an ordinary user, or set DATABASE_URL.`,
  );
}
