import './live-picture.css';

import { useIsPrerendered } from '@high-street/ui';
import { useRef, type ReactNode } from 'react';

import { useWorkingPart, type PictureModule } from './use-working-part.ts';

type LivePictureProps<Words> = {
  /** What takes its place until the working part has loaded, and for good where scripts are off. */
  still: ReactNode;
  /** Fetches the working part; it is asked for once, when the picture comes near the viewport or Tab is pressed. */
  load: () => Promise<PictureModule<Words>>;
  words: Words;
  /** Names the frame in style sheets, which reserve its room so that the change moves nothing. */
  name: string;
};

/**
 * A picture that the visitor can touch. It costs the page nothing until the visitor comes near it or uses the keyboard;
 * until its working part is there, its frame is the stop at which Tab waits for it.
 */
export function LivePicture<Words>({ still, load, words, name }: LivePictureProps<Words>) {
  const frame = useRef<HTMLDivElement>(null);
  const isPrerendered = useIsPrerendered();
  const { part, isFailed } = useWorkingPart(frame, load);
  const isAwaited = !isPrerendered && part === null && !isFailed;
  return (
    <div
      ref={frame}
      className="live-picture"
      data-picture={name}
      data-live={part ? '' : undefined}
      {...(isAwaited ? { role: 'group', tabIndex: 0 } : {})}
    >
      {part ? <part.Picture words={words} /> : still}
    </div>
  );
}
