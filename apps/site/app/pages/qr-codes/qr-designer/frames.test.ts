import { expect, test } from 'vitest';

import { frameCode, layOut } from './frames.ts';

const CODE = { svg: '<svg width="100" height="100"></svg>', side: 100 };
const COLOURS = { code: 'navy', paper: 'white' };

test('without a frame the picture is as large as the code', () => {
  expect(frameCode(CODE, 'none', COLOURS)).toMatchObject({ width: 100, height: 100 });
});

test.each(['border', 'awning'] as const)('the %s leaves the whole code free', (frame) => {
  const { edge, head, foot, width, height } = layOut(frame, 100);
  expect(width).toBe(100 + 2 * edge);
  expect(height).toBe(100 + head + foot);
  const { svg } = frameCode(CODE, frame, COLOURS);
  expect(svg).toContain(`<svg x="${edge}" y="${head}" width="100" height="100">`);
});

test('only the awning has stripes', () => {
  const stripes = (frame: 'border' | 'awning') =>
    frameCode(CODE, frame, COLOURS).svg.match(/fill="(?:navy|white)" stroke/g)?.length ?? 0;
  expect([stripes('border'), stripes('awning')]).toEqual([0, 9]);
});
