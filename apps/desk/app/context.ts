import { createContext } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';

/** All that loaders and actions work with. The service sets it, which finds it in the build: see `entry.server.tsx`. */
export const deskContext = createContext<DeskServices>();

/** Who asks, and in which browser. */
export const visitContext = createContext<Visit>();
