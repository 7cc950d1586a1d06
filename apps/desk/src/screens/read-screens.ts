import { join } from 'node:path';

import { importBuilt, readStaticFiles, type StaticFiles } from '@high-street/server/static';
import type { RouterContext, ServerBuild } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';

/** The built screens: what React Router serves, its keys of the context, and the files for browsers. */
export type Screens = {
  readonly build: ServerBuild;
  readonly deskContext: RouterContext<DeskServices>;
  readonly visitContext: RouterContext<Visit>;
  readonly assets: StaticFiles;
  /** What is sent in place of any page while the desk is too busy to make one. */
  readonly busyPage: string;
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const entrySchema = z.object({
  deskContext: z.custom<RouterContext<DeskServices>>(isObject),
  visitContext: z.custom<RouterContext<Visit>>(isObject),
});
const rendererSchema = z.object({
  renderBusyPage: z.custom<(styles: readonly string[]) => string>(
    (value) => typeof value === 'function',
  ),
});
const buildSchema = z.custom<ServerBuild>(
  (value) => z.object({ entry: z.object({ module: entrySchema }) }).safeParse(value).success,
);

/** Reads the built screens from their folder; throws a StartupError when they are not built. */
export async function readScreens(folder: string): Promise<Screens> {
  const module = await importBuilt(
    join(folder, 'server/index.js'),
    `The screens of the desk are not in ${folder}. Build them with npm run build, or set DESK_SCREENS_DIR to where they are.`,
  );
  const build = buildSchema.parse(module);
  const { renderBusyPage } = rendererSchema.parse(build.entry.module);
  return {
    build,
    ...entrySchema.parse(build.entry.module),
    busyPage: renderBusyPage(build.assets.routes['root']?.css ?? []),
    assets: await readStaticFiles(join(folder, 'client')),
  };
}
