import { createContext } from 'react';

/**
 * True in the first frame after a client-side navigation, which shows what is above the fold of the new page, without
 * its drawings.
 */
export const FirstFrame = createContext(false);
