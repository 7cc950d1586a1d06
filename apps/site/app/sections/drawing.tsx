import { use } from 'react';

import { partId } from '#/art/part-id.ts';

import { Arriving } from './arriving.ts';

/** A drawn file and the part of its plane that is drawn on. */
export type DrawnFile = { readonly url: string; readonly viewBox: string };

type DrawingProps = {
  of: DrawnFile;
  /** What the picture says, in a sentence; leave it out where the words beside it say the same. */
  label?: string;
  /** Another part of the plane, `minX minY width height`. */
  crop?: string;
  /** The one part of the drawing that the crop shows, from 0; the page takes in no other. */
  part?: number;
  /** `meet` shows all of it; `slice` fills the box and cuts what is over. */
  fit?: 'meet' | 'slice';
  align?: 'xMidYMid' | 'xMidYMax' | 'xMinYMax' | 'xMaxYMax';
  className?: string;
};

/** Shows a drawn file. It is fetched once, after the words around it are shown, kept by the browser, and takes its colours from the page. */
export function Drawing({
  of,
  label,
  crop,
  part,
  fit = 'meet',
  align = 'xMidYMax',
  className,
}: DrawingProps) {
  const isArriving = use(Arriving);
  return (
    <svg
      viewBox={crop ?? of.viewBox}
      preserveAspectRatio={`${align} ${fit}`}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use
        href={isArriving ? undefined : `${of.url}#${part === undefined ? 'drawing' : partId(part)}`}
      />
    </svg>
  );
}
