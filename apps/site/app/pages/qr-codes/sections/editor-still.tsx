import { Drawing } from '#/sections/drawing.tsx';
import { codeEditor } from '#drawn/code-editor.ts';

/** The editor as a drawing; a narrow screen shows the code on its board. */
export function EditorStill({ label }: { label: string }) {
  return (
    <>
      <Drawing
        of={codeEditor}
        label={label}
        className="hidden h-auto w-full overflow-visible lg:block"
      />
      <Drawing
        of={codeEditor}
        crop="740 66 524 720"
        label={label}
        className="h-auto w-full overflow-hidden rounded-[18px] lg:hidden"
      />
    </>
  );
}
