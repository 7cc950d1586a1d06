import { createContext } from 'react';

/** True in the first frame of a page that another one led to, which shows the words of its first screen alone. */
export const Arriving = createContext(false);
