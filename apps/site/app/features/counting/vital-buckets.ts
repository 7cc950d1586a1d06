import { DEVICE_WIDTHS, VITAL_LIMITS, type DeviceWidth, type Vital } from '@high-street/contract';

/** Which bucket of a vital its value is in, by number from the best. */
export function findBucket(vital: Vital, value: number): number {
  const bucket = VITAL_LIMITS[vital].findIndex((limit) => value <= limit);
  return bucket === -1 ? VITAL_LIMITS[vital].length : bucket;
}

/** Which kind of device has a window of that width, in CSS pixels. */
export function findDevice(width: number): DeviceWidth {
  if (width >= DEVICE_WIDTHS.wide) return 'wide';
  return width >= DEVICE_WIDTHS.medium ? 'medium' : 'narrow';
}
