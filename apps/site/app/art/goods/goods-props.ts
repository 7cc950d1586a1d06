/** A window's inside: `y` 0 is its floor, the ceiling is at `-height`. */
export type GoodsProps = { width: number; height: number };
