import type { ColourPair, FrameStyle } from './design.ts';

/** A finished picture as text, with its size. */
export type Picture = { readonly svg: string; readonly width: number; readonly height: number };

const STRIPES = 9;

/** "Scan me" in single strokes, 240 wide and 72 tall on its baseline: lettering that needs no font anywhere. */
const SCAN_ME = [
  'M37 -60C34 -69 27 -72 20 -72C10 -72 3 -66 3 -56C3 -36 40 -45 40 -19C40 -7 32 0 21 0C11 0 4 -5 1 -14',
  'M96 -41A24 24 0 1 0 96 -7',
  'M160 -48V0M160 -24A24 24 0 1 1 112 -24A24 24 0 1 1 160 -24',
  'M179 0V-48M179 -26A21 22 0 0 1 221 -26V0',
  'M268 0V-48M268 -28A17 20 0 0 1 302 -28V0M302 -28A17 20 0 0 1 336 -28V0',
  'M354 -24H402A24 24 0 1 0 394 -7',
].join('');
const LETTERING = { width: 402, height: 72, stroke: 13 };

function awning(width: number, drop: number, { code, paper }: ColourPair): string {
  const stripe = width / STRIPES;
  const cloth = Array.from({ length: STRIPES }, (_, index) => {
    const fill = index % 2 === 0 ? code : paper;
    return `<path d="M${index * stripe} 0h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z" fill="${fill}" stroke="${code}" stroke-width="${stripe * 0.06}"/>`;
  });
  return cloth.join('');
}

function lettering(width: number, baseline: number, size: number, colour: string): string {
  const scale = size / LETTERING.height;
  const x = (width - LETTERING.width * scale) / 2;
  return `<path d="${SCAN_ME}" transform="translate(${x} ${baseline}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${LETTERING.stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Where the code, `side` wide with its quiet zone, is in a frame, and how large both are together. */
export function layOut(frame: FrameStyle, side: number) {
  const edge = frame === 'none' ? 0 : side * 0.05;
  const head = frame === 'awning' ? side * 0.2 : edge;
  const foot = frame === 'none' ? 0 : side * 0.24;
  return { edge, head, foot, width: side + 2 * edge, height: side + head + foot };
}

/** Puts a code into its frame. */
export function frameCode(
  code: { readonly svg: string; readonly side: number },
  frame: FrameStyle,
  colours: ColourPair,
): Picture {
  const { edge, head, foot, width, height } = layOut(frame, code.side);
  const placed = code.svg.replace('<svg', `<svg x="${edge}" y="${head}"`);
  const parts =
    frame === 'none'
      ? [placed]
      : [
          `<rect width="${width}" height="${height}" rx="${edge * 1.4}" fill="${colours.code}"/>`,
          `<rect x="${edge}" y="${head}" width="${code.side}" height="${code.side}" rx="${edge * 0.6}" fill="${colours.paper}"/>`,
          placed,
          lettering(width, height - foot * 0.34, foot * 0.38, colours.paper),
          frame === 'awning' ? awning(width, head * 0.52, colours) : '',
        ];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
  };
}
