import { unescape } from 'node:querystring';

import type pg from 'pg';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** PostgreSQL's invalid_password. */
const WRONG_PASSWORD = '28P01';
const LEAST_VERSION = 180000;
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Checks with one query that the server answers, is new enough and loses nothing it has confirmed; throws StartupError without the password. */
export async function checkServer(pool: pg.Pool, databaseUrl: string | undefined): Promise<void> {
  const settings = await readSettings(pool, databaseUrl);
  const version = settings.get('server_version_num') ?? '0';
  if (Number(version) < LEAST_VERSION) {
    throw new StartupError(
      'DATABASE_UNSAFE',
      `The PostgreSQL server is older than version 18 (${version}). Upgrade it or set DATABASE_URL to a newer one.`,
    );
  }
  const off = DURABLE.filter((name) => settings.get(name) === 'off');
  if (off.length === 0) return;
  throw new StartupError(
    'DATABASE_UNSAFE',
    `The PostgreSQL server has ${off.join(', ')} off and may lose enquiries it has confirmed. Turn on ${off.join(', ')} in its configuration and start again.`,
  );
}

async function readSettings(pool: pg.Pool, databaseUrl: string | undefined) {
  try {
    const { rows } = await pool.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [['server_version_num', ...DURABLE]],
    );
    return new Map(rows.map(({ name, setting }) => [name, setting]));
  } catch (error) {
    throw explainUnreachable(error, databaseUrl);
  }
}

/** Says why a server cannot be used. The error is not kept as the cause: it may carry the address with its password into a log. */
export function explainUnreachable(error: unknown, databaseUrl: string | undefined): StartupError {
  const { place, password } = describeAddress(databaseUrl);
  const detail =
    errorCode(error) === undefined ? errorText(error) : `${errorCode(error)}, ${errorText(error)}`;
  const reason = password === '' ? detail : detail.replaceAll(password, '***');
  return new StartupError(
    'DATABASE_UNREACHABLE',
    `The PostgreSQL server at ${place} cannot be used (${reason}). ${adviceFor(error)}`,
  );
}

function adviceFor(error: unknown): string {
  if (error instanceof URIError) return 'Write each % of the password in DATABASE_URL as %25.';
  return errorCode(error) === WRONG_PASSWORD
    ? 'Correct the password in DATABASE_URL, which compose.yaml takes from POSTGRES_PASSWORD, or give the role that one.'
    : 'Start it or correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.';
}

function describeAddress(databaseUrl: string | undefined): { place: string; password: string } {
  if (databaseUrl === undefined) return { place: 'DATA_DIR', password: '' };
  const url = URL.parse(databaseUrl);
  if (url === null) return { place: 'DATABASE_URL', password: passwordIn(databaseUrl) };
  // PostgreSQL's client takes a bare %, too, which decodeURIComponent does not.
  return { place: `${url.host}${url.pathname}`, password: unescape(url.password) };
}

function passwordIn(text: string): string {
  return /:\/\/[^:@/]*:([^@]*)@/.exec(text)?.[1] ?? '';
}
