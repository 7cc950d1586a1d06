/** A value that was read at a time. */
export type Point = { readonly x: number; readonly y: number };

/** The slope of the straight line that lies nearest to the points (least squares); 0 when there are not two times. */
export function fitSlope(points: readonly Point[]): number {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = meanOf(points.map(({ x }) => x));
  const meanY = meanOf(points.map(({ y }) => y));
  let above = 0;
  let below = 0;
  for (const { x, y } of points) {
    above += (x - meanX) * (y - meanY);
    below += (x - meanX) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
