import type { StartConfig } from './start-config.ts';

/** The desk as `npm start` runs it: where it answers and what it is started with; null where it is left out. */
export type DeskPlan = { readonly url: string; readonly env: NodeJS.ProcessEnv } | null;

/** The desk runs unless DESK_PORT is `none`. Its people reach it at DESK_URL, or at that port of this machine. */
export function planDesk({ DESK_PORT, DESK_URL }: StartConfig): DeskPlan {
  if (DESK_PORT === 'none') return null;
  const url = DESK_URL ?? `http://localhost:${DESK_PORT}`;
  return { url, env: { DESK_PORT: String(DESK_PORT), DESK_URL: url } };
}
