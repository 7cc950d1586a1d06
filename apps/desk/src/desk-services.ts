import type { createDeskServices } from './create-desk-services.ts';

/** What loaders and actions work with. */
export type DeskServices = ReturnType<typeof createDeskServices>['services'];
