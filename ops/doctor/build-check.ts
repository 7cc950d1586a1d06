import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isBuilt, isFresh, type Build } from '../build.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { reportOn, type Finding } from './finding.ts';

/** Checks whether something that is built is there, and made of the sources and settings of now. */
export function checkBuild(build: Build): Finding {
  const { fault, ok, warning } = reportOn(build.name);
  if (!isBuilt(build))
    return fault('It is not built.', 'Run npm run build with the settings of the services.');
  return isFresh(build)
    ? ok('It is built and up to date.')
    : warning(
        'Sources or settings have changed since it was built.',
        'npm start builds it anew, and so does npm run build.',
      );
}

function readPage(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The origin at which a page says that it is; null where it says none. */
function originOf(page: string): string | null {
  const [tag = ''] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(page) ?? [];
  const [, address = ''] = /\bhref="([^"]*)"/.exec(tag) ?? [];
  return URL.parse(address)?.origin ?? null;
}

type Place = {
  readonly siteDir: string;
  /** What SITE_URL says, if it is set. */
  readonly siteUrl: string | undefined;
};

/**
 * Checks whether the folder that the API serves has the pages of the site at its address. Where the site is built here,
 * too, they have to be those of that build, and it up to date.
 */
export function checkSite(build: Build, { siteDir, siteUrl }: Place): Finding {
  const built = join(PROJECT_ROOT, build.folder, 'client');
  if (siteDir === built) return checkBuild(build);
  const { fault, ok, warning } = reportOn(build.name);
  const page = readPage(siteDir);
  if (page === null)
    return fault(`${siteDir} has no pages.`, 'Put a built site there, or correct SITE_DIR.');
  const origin = originOf(page);
  if (siteUrl !== undefined && origin !== siteUrl) {
    return warning(
      `The pages in ${siteDir} were built for ${origin ?? 'no address'}, and SITE_URL is ${siteUrl}.`,
      'Build the site with this SITE_URL and publish it, or correct SITE_URL.',
    );
  }
  if (!isBuilt(build)) return ok(`${siteDir} has pages; they were built elsewhere.`);
  return readPage(built) === page
    ? checkBuild(build)
    : warning(
        `${siteDir} has the pages of another build than the one here.`,
        'Publish this build as in an upgrade, see docs/deployment.md.',
      );
}
