/** One path for all inked modules, `side` wide each; corners that touch no neighbour are round. */
export function joinModules(modules: readonly (readonly boolean[])[], side: number): string {
  const isInked = (row: number, column: number) => modules[row]?.[column] ?? false;
  const radius = side / 2;
  const draw = (row: number, column: number) => {
    const [above, below] = [isInked(row - 1, column), isInked(row + 1, column)];
    const [before, after] = [isInked(row, column - 1), isInked(row, column + 1)];
    const corner = (isJoined: boolean) => (isJoined ? 0 : radius);
    const topLeft = corner(before || above);
    const topRight = corner(after || above);
    const bottomRight = corner(after || below);
    const bottomLeft = corner(before || below);
    const turn = (by: number, x: 1 | -1, y: 1 | -1) =>
      by > 0 ? `a${by} ${by} 0 0 1 ${x * by} ${y * by}` : '';
    return [
      `M${column * side + topLeft} ${row * side}h${side - topLeft - topRight}`,
      `${turn(topRight, 1, 1)}v${side - topRight - bottomRight}`,
      `${turn(bottomRight, -1, 1)}h${bottomLeft + bottomRight - side}`,
      `${turn(bottomLeft, -1, -1)}v${bottomLeft + topLeft - side}${turn(topLeft, 1, -1)}z`,
    ].join('');
  };
  return modules
    .flatMap((cells, row) => cells.map((inked, column) => (inked ? draw(row, column) : '')))
    .join('');
}
