/** How long a frame is drawn beside what the page does next, in frames of the screen: without a graphics card it takes as much. */
const DRAWING_FRAMES = 3;

/** Runs something once the next frame is painted and drawn; what is returned calls it off. */
export function afterNextPaint(run: () => void): () => void {
  let left = DRAWING_FRAMES;
  let frame = requestAnimationFrame(function wait() {
    left -= 1;
    frame = requestAnimationFrame(left > 0 ? wait : run);
  });
  return () => cancelAnimationFrame(frame);
}
