import { useAfterWords } from './use-after-words.ts';

/** A drawn file and the part of its plane that is drawn on. */
export type DrawnFile = { readonly url: string; readonly viewBox: string };

type DrawingProps = {
  of: DrawnFile;
  /** What the picture says, in a sentence; leave it out where the words beside it say the same. */
  label?: string;
  /** Another part of the plane, `minX minY width height`, for a narrow screen. */
  crop?: string;
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
  fit = 'meet',
  align = 'xMidYMax',
  className,
}: DrawingProps) {
  const isTime = useAfterWords();
  return (
    <svg
      viewBox={crop ?? of.viewBox}
      preserveAspectRatio={`${align} ${fit}`}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={isTime ? `${of.url}#drawing` : undefined} />
    </svg>
  );
}
