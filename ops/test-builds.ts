import { constants, setPriority } from 'node:os';

import { buildIfStale, CALENDAR_PAGE, DESK_SCREENS } from './build.ts';
import { SHIPPED_SITE, SITE_WITH_GALLERY } from './test-sites.ts';

// Run beside tests that wait for time to pass, it must not make them late.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
for (const build of [SHIPPED_SITE, SITE_WITH_GALLERY, CALENDAR_PAGE, DESK_SCREENS])
  buildIfStale(build);
