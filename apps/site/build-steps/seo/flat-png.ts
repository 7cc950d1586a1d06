import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BIT_RGB = Buffer.from([8, 2, 0, 0, 0]);

/** Pixels as red, green, blue and alpha, row by row. */
type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows of red, green and blue, each after a zero that says it is not filtered. */
function rowsOf({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let at = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (pixel % width === 0) at += 1;
    rows.set(data.subarray(pixel * 4, pixel * 4 + 3), at);
    at += 3;
  }
  return rows;
}

/** An opaque PNG without filters, which for flat colours is a quarter smaller than the renderer's own. */
export function encodeFlatPng(pixels: Pixels): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(pixels.width, 0);
  sides.writeUInt32BE(pixels.height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([sides, EIGHT_BIT_RGB])),
    chunk('IDAT', deflateSync(rowsOf(pixels), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
