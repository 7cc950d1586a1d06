/** Where totals are sent. */
export const COUNTS_PATH = '/api/counts';

/** Follows the path of a lead whose visitor switched counting off: it is stored, and counts nowhere. */
export const UNCOUNTED_QUERY = '?count=no';

/** The upper limits of the buckets of web vitals, the last open; LCP and INP in milliseconds, CLS as it is. Source: web.dev/vitals, good and poor, with one step more for LCP. */
export const VITAL_LIMITS = {
  lcp: [1_000, 2_500, 4_000],
  inp: [100, 200, 500],
  cls: [0.05, 0.1, 0.25],
} as const;

/** One of the web vitals that are counted. */
export type Vital = keyof typeof VITAL_LIMITS;

/** Kinds of device by the width of their window, with the least width of each in CSS pixels. */
export const DEVICE_WIDTHS = { narrow: 0, medium: 768, wide: 1_180 } as const;

/** A kind of device. */
export type DeviceWidth = keyof typeof DEVICE_WIDTHS;

/** The buckets of one vital, by number from the best. */
export const VITAL_BUCKETS = [0, 1, 2, 3] as const;
