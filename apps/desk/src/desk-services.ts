import type { createDeskServices } from './desk-parts.ts';

/** What loaders and actions work with. */
export type DeskServices = ReturnType<typeof createDeskServices>['services'];
