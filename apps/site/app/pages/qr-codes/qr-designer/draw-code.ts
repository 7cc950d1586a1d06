import QRCodeStyling, { type Options } from 'qr-code-styling';

import { countModules, findVersion, toByteText } from './code-text.ts';
import type { CornerStyle, Design, Logo } from './design.ts';
import { fillShapes } from './fill-shapes.ts';
import { frameCode, type Picture } from './frames.ts';
import { markAddress } from './marks.ts';

/** Pixels a module; a whole number keeps every edge sharp. */
const MODULE = 24;
/** Modules that stay empty around a code, or readers do not find it. */
const QUIET = 4;
/** Part of a module by which shapes overlap. */
const OVERLAP = 0.1;
/** Share of the correction that a logo may use up; the rest is left for scratches and soup. */
const LOGO_SHARE = 0.3;

const CORNERS = {
  square: { square: 'square', dot: 'square' },
  soft: { square: 'extra-rounded', dot: 'extra-rounded' },
  ring: { square: 'dot', dot: 'dot' },
  leaf: { square: 'classy-rounded', dot: 'classy' },
} as const satisfies Record<CornerStyle, unknown>;

function logoAddress(logo: Logo, colour: string): string | null {
  if (logo.kind === 'mark') return markAddress(logo.mark, colour);
  return logo.kind === 'file' ? logo.url : null;
}

function toOptions(design: Design, side: number): Options {
  const { code: color, paper } = design.colours;
  const corners = CORNERS[design.corners];
  const image = logoAddress(design.logo, color);
  return {
    type: 'svg',
    width: side,
    height: side,
    margin: QUIET * MODULE,
    data: toByteText(design.text),
    qrOptions: { typeNumber: findVersion(design.text), mode: 'Byte', errorCorrectionLevel: 'H' },
    dotsOptions: { type: design.dots, color },
    cornersSquareOptions: { type: corners.square, color },
    cornersDotOptions: { type: corners.dot, color },
    backgroundOptions: { color: paper },
    // The picture is a data address already; saving it once more would fetch it, which the page's rules forbid.
    imageOptions: { saveAsBlob: false, imageSize: LOGO_SHARE, margin: MODULE / 2 },
    ...(image ? { image } : {}),
  };
}

/** Draws a design whose text and colours have been judged; throws for a text that is too long. */
export async function drawCode(design: Design): Promise<Picture> {
  const side = (countModules(findVersion(design.text)) + 2 * QUIET) * MODULE;
  const drawing = new QRCodeStyling();
  drawing.applyExtension((picture) => fillShapes(picture, MODULE * OVERLAP));
  drawing.update(toOptions(design, side));
  const raw = await drawing.getRawData('svg');
  if (!(raw instanceof Blob)) throw new Error('The code was not drawn as a file of this browser.');
  const text = await raw.text();
  // Without the declaration before it, which is allowed only at the beginning of a file.
  const svg = text.slice(text.indexOf('<svg'));
  return frameCode({ svg, side }, design.frame, design.colours);
}
