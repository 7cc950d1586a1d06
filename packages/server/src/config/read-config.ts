import { z } from 'zod';

import { StartupError } from '#/error/startup-error.ts';

/** Environment variables as Node gives them. */
export type Environment = Readonly<Record<string, string | undefined>>;

// Values of such variables may hold passwords and are never repeated in a message.
const SECRET_NAME = /(?:URL|ENDPOINT|PASSWORD|SECRET|TOKEN|KEY)(?:_BEFORE)?$/;

/** Reads the settings of a service, an empty value counting as unset; throws one StartupError that lists every wrong variable. */
export function readConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;

  const complaints = new Map<string, string>();
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? 'The configuration');
    if (complaints.has(name)) continue;
    complaints.set(name, describe(name, issue.message, given[name], defaultOf(schema, name)));
  }
  throw new StartupError('CONFIG_INVALID', [...complaints.values()].join(' '));
}

function describe(
  name: string,
  rule: string,
  value: string | undefined,
  fallback: unknown,
): string {
  const found = value === undefined ? 'is not set' : `is ${quote(name, value)}`;
  return `${name} ${rule} (${found}). ${describeFix(fallback)}`;
}

function describeFix(fallback: unknown): string {
  if (fallback === undefined) return 'Set it.';
  const text = String(fallback);
  return text === '' ? 'Set it or unset it.' : `Set it or unset it to use ${text}.`;
}

function quote(name: string, value: string): string {
  return SECRET_NAME.test(name) ? 'not shown' : JSON.stringify(value);
}

function defaultOf(schema: z.ZodObject, name: string): unknown {
  const variable = schema.shape[name];
  return variable === undefined ? undefined : z.safeParse(variable, undefined).data;
}
