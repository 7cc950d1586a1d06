import { runBuild } from './build.ts';

/** The site and the booking page, both made anew with the settings of builds in the environment. */
const SCRIPTS = ['apps/site/build.ts', 'apps/calendar/build.ts'];

process.exitCode = SCRIPTS.every((script) => runBuild({ script, env: {} })) ? 0 : 1;
