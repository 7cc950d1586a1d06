/** How far a value lies between two ends, in per cent, never outside them. */
export function computeShare(value: number, min: number, max: number): `${number}%` {
  if (max <= min) return '0%';
  const share = Math.min(Math.max((value - min) / (max - min), 0), 1);
  return `${Math.round(share * 1000) / 10}%`;
}
