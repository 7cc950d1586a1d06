import { use } from 'react';

import { partId } from '#/art/part-id.ts';

import { FirstFrame } from '#/page-loading/first-frame.ts';

export type DrawnFile = {
  readonly url: string;
  readonly viewBox: string;
  /** What each part takes, where it is a row or a column of parts of one size. */
  readonly cell?: { readonly width: number; readonly height: number; readonly columns: number };
};

/** Where a drawing, or one of its parts, is fetched from, and which part of the plane it takes. */
export function toPicture(of: DrawnFile, part?: number): { href: string; viewBox: string } {
  const { url, viewBox, cell } = of;
  if (part === undefined) return { href: `${url}#drawing`, viewBox };
  const href = `${url}#${partId(part)}`;
  if (!cell) return { href, viewBox };
  const { width, height, columns } = cell;
  const [x, y] = [(part % columns) * width, Math.floor(part / columns) * height];
  return { href, viewBox: `${x} ${y} ${width} ${height}` };
}

/** What is drawn at an address of a drawn file. It is fetched once, after the words around it are shown. */
export function Drawn({ href }: { href: string }) {
  return <use href={use(FirstFrame) ? undefined : href} />;
}

type DrawingProps = {
  of: DrawnFile;
  /** What the picture says, in a sentence; leave it out where the words beside it say the same. */
  label?: string;
  /** Another part of the plane, `minX minY width height`. */
  crop?: string;
  /** The one part of the drawing that is shown, from 0; the page takes in no other. */
  part?: number;
  /** `meet` shows all of it; `slice` fills the box and cuts what is over. */
  fit?: 'meet' | 'slice';
  align?: 'xMidYMid' | 'xMidYMax' | 'xMinYMax' | 'xMaxYMax';
  className?: string;
};

/** Shows a drawn file, which the browser keeps and which takes its colours from the page. */
export function Drawing({
  of,
  label,
  crop,
  part,
  fit = 'meet',
  align = 'xMidYMax',
  className,
}: DrawingProps) {
  const { href, viewBox } = toPicture(of, part);
  return (
    <svg
      viewBox={crop ?? viewBox}
      preserveAspectRatio={`${align} ${fit}`}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawn href={href} />
    </svg>
  );
}
