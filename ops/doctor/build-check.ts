import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isBuilt, isFresh, type Build } from '../build.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

/** Checks whether something that is built is there, and made of the sources and settings of now. */
export function checkBuild(build: Build): Finding {
  const { name } = build;
  if (!isBuilt(build))
    return fault(name, 'It is not built.', 'Run npm run build with the settings of the services.');
  return isFresh(build)
    ? ok(name, 'It is built and up to date.')
    : warning(
        name,
        'Sources or settings have changed since it was built.',
        'npm start builds it anew, and so does npm run build.',
      );
}

/** Checks whether the folder that the API serves has the pages of the site, up to date where it is the one that is built here. */
export function checkSite(build: Build, siteDir: string): Finding {
  if (siteDir === join(PROJECT_ROOT, build.folder, 'client')) return checkBuild(build);
  return existsSync(join(siteDir, 'index.html'))
    ? ok(build.name, `${siteDir} has pages; they were built elsewhere.`)
    : fault(build.name, `${siteDir} has no pages.`, 'Put a built site there, or correct SITE_DIR.');
}
