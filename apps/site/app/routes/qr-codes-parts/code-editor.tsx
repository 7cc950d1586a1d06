import { designer } from '#/content/qr-codes/designer.ts';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { EditorStill } from '#/sections/qr-codes/editor-still.tsx';

/** The editor that a visitor can try; its drawing stands in until it is near. */
export function CodeEditor({ still }: { still: string }) {
  return (
    <LivePicture
      name="qr-designer"
      still={<EditorStill label={still} />}
      load={() => import('#/features/qr-designer/qr-designer.tsx')}
      words={designer}
    />
  );
}
