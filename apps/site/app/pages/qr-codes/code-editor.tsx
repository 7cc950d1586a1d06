import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { designer } from '#/pages/qr-codes/content/designer.ts';
import { EditorStill } from '#/pages/qr-codes/sections/editor-still.tsx';

/** The editor that a visitor can try; its drawing takes its place until a visitor scrolls near. */
export function CodeEditor({ still }: { still: string }) {
  return (
    <LivePicture
      name="qr-designer"
      still={<EditorStill label={still} />}
      load={() => import('#/pages/qr-codes/qr-designer/qr-designer.tsx')}
      words={designer}
    />
  );
}
