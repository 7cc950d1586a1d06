import { DEVICE_WIDTHS, VITAL_LIMITS, type DeviceWidth, type Vital } from '@high-street/contract';

/** A vital as a count: on which kind of device, and the bucket that its value is in, by number from the best. */
export function describeVital(vital: Vital, value: number, device: DeviceWidth): string {
  const bucket = VITAL_LIMITS[vital].findIndex((limit) => value <= limit);
  return `${vital}:${device}:${bucket === -1 ? VITAL_LIMITS[vital].length : bucket}`;
}

/** Which kind of device has a window of that width, in CSS pixels. */
export function findDevice(width: number): DeviceWidth {
  if (width >= DEVICE_WIDTHS.wide) return 'wide';
  return width >= DEVICE_WIDTHS.medium ? 'medium' : 'narrow';
}
