import { runBuild } from './build.ts';

/** The site, the booking page and the desk, all made anew with the settings of builds in the environment. */
const SCRIPTS = ['apps/site/build.ts', 'apps/calendar/build.ts', 'apps/desk/build.ts'];

process.exitCode = SCRIPTS.every((script) => runBuild({ script, env: {} })) ? 0 : 1;
