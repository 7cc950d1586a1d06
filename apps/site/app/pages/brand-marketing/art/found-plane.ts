/** The plane of each picture of the search section. */
export const FOUND_PLANE = { width: 710, height: 600 } as const;

/** Under it lies the same picture again, 400 by 350, for a narrow screen. */
export const NARROW_TOP = 1000;
