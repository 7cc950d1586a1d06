import './live-picture.css';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** The module of a picture that can be worked: its one export is the picture, which takes its words. */
export type PictureModule<Words> = { readonly Picture: ComponentType<{ words: Words }> };

type LivePictureProps<Words> = {
  /** What stands in its place until the working part is there, and for good where scripts are off. */
  still: ReactNode;
  /** Fetches the working part; it is asked for once, when the picture comes near the viewport. */
  load: () => Promise<PictureModule<Words>>;
  words: Words;
  /** Names the frame in style sheets, which reserve its room so that the change moves nothing. */
  name: string;
};

/** How far below the viewport a picture may be when its working part is fetched. */
const NEAR = '600px';

/** A picture that the visitor can touch. It costs the page nothing until the visitor comes near it. */
export function LivePicture<Words>({ still, load, words, name }: LivePictureProps<Words>) {
  const frame = useRef<HTMLDivElement>(null);
  const loadOnce = useRef(load);
  const [part, setPart] = useState<PictureModule<Words> | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const fetchPart = () =>
      loadOnce.current().then(setPart, (error: unknown) => {
        console.error('The picture stays still, because its working part did not load.', error);
      });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchPart();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className="live-picture" data-picture={name} data-live={part ? '' : undefined}>
      {part ? <part.Picture words={words} /> : still}
    </div>
  );
}
