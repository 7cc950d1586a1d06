import { Drawing } from '#/sections/drawing.tsx';
import { codeEditor } from '#drawn/code-editor.ts';

/** The editor as a drawing; a narrow screen shows the code on its board. */
export function EditorStill({ label }: { label: string }) {
  return (
    <>
      <Drawing of={codeEditor} label={label} className="editor-still editor-still-whole" />
      <Drawing
        of={codeEditor}
        crop="740 66 524 720"
        label={label}
        className="editor-still editor-still-board"
      />
    </>
  );
}
