/** Runs something once the next frame is painted; what is returned calls it off. */
export function afterNextPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
