import { buildIfStale, DESK_SCREENS } from './build.ts';

// Tests of the service run it first: they ask for pages as they are served.
buildIfStale(DESK_SCREENS);
