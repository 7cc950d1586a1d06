import { parse } from 'yaml';
import { z } from 'zod';

import { readProject } from './read-project.ts';

const conditionsSchema = z.record(z.string(), z.object({ condition: z.string() }));
const serviceSchema = z.object({
  image: z.string(),
  build: z
    .object({
      context: z.string(),
      target: z.string().optional(),
      args: z.record(z.string(), z.string()).default({}),
      secrets: z.array(z.string()).default([]),
    })
    .optional(),
  command: z.array(z.string()).optional(),
  env_file: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z
    .union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))])
    .default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()).optional() }).optional(),
  depends_on: conditionsSchema.default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  restart: z.string(),
  pull_policy: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

const otherCalendarSchema = z.strictObject({
  services: z.strictObject({
    calendar: z.strictObject({ scale: z.literal(0) }),
    web: z.strictObject({ environment: z.strictObject({ CALENDAR_URL: z.literal('') }) }),
    proxy: z.strictObject({ environment: z.strictObject({ CALENDAR_URL: z.string() }) }),
  }),
});

/** A service of compose.yaml. */
export type ComposeService = z.infer<typeof serviceSchema>;

/** What compose.yaml says. */
export function readCompose() {
  return composeSchema.parse(parse(readProject('compose.yaml'), { merge: true }));
}

/** A service of compose.yaml by its name. */
export function findService(name: string): ComposeService {
  const service = readCompose().services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return service;
}

/** What deploy/other-calendar.yaml changes of it. */
export function readOtherCalendar() {
  return otherCalendarSchema.parse(parse(readProject('deploy/other-calendar.yaml')));
}

/** The services that are ours, by name. */
export function ownServices(): [string, ComposeService][] {
  return Object.entries(readCompose().services).filter(([, { image }]) => image === 'high-street');
}

/** The variables that compose.yaml takes from .env, and whether it does without them. */
export function usedVariables(): { readonly name: string; readonly isRequired: boolean }[] {
  const uses = readProject('compose.yaml').matchAll(/\$\{(\w+)(:[?-])?[^}]*\}/g);
  return [...uses].map(([, name = '', mark]) => ({ name, isRequired: mark === ':?' }));
}
