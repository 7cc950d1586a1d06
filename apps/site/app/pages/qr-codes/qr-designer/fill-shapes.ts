const SVG = 'http://www.w3.org/2000/svg';

/** The shapes that a box is clipped to, in the colour of the box and grown by half of `overlap`. */
function drawOut(box: Element, shapes: Element, overlap: number): Element {
  const group = box.ownerDocument.createElementNS(SVG, 'g');
  const colour = box.getAttribute('fill') ?? '';
  group.setAttribute('fill', colour);
  group.setAttribute('stroke', colour);
  group.setAttribute('stroke-width', String(overlap));
  for (const shape of Array.from(shapes.children)) {
    const rule = shape.getAttribute('clip-rule');
    if (rule) shape.setAttribute('fill-rule', rule);
    group.append(shape);
  }
  return group;
}

/**
 * Turns a code of qr-code-styling, which colours boxes through clip paths, into plain filled shapes. Browsers leave
 * hairlines between clipped modules (seen in Chromium with 1.9.2; readers stumbled over them), and cutters and design
 * programs like plain shapes better.
 */
export function fillShapes(picture: Element, overlap: number): void {
  for (const box of picture.querySelectorAll('rect[clip-path]')) {
    const id = box.getAttribute('clip-path')?.match(/#([^']+)/)?.[1];
    const shapes = id ? picture.querySelector(`[id="${id}"]`) : null;
    if (shapes) box.replaceWith(drawOut(box, shapes, overlap));
  }
  picture.querySelector('defs')?.remove();
}
