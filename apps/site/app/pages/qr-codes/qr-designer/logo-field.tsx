import { FieldMessage } from '@high-street/ui';
import { useId, type ChangeEvent } from 'react';

import { MARKS } from './design.ts';
import type { DesignerWords } from './designer-words.ts';
import { MarkGlyph } from './glyphs.tsx';
import { LOGO_TYPES } from './logo-file.ts';
import { StyleTiles } from './style-tiles.tsx';
import type { Designer } from './use-designer.ts';

const CHOICES = ['none', ...MARKS] as const;

/** A mark of ours, the visitor's own picture, or none; the marks can be dragged to the code too. */
export function LogoField({ words, designer }: { words: DesignerWords; designer: Designer }) {
  const messageId = useId();
  const { logo } = designer.design;
  const ownValue = logo.kind === 'file' ? null : 'none';

  function handleFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file) void designer.takeFile(file);
    // Emptied, so that the same file can be taken again after another one.
    target.value = '';
  }

  return (
    <div className="qr-logo">
      <StyleTiles
        legend={words.logo.legend}
        value={logo.kind === 'mark' ? logo.mark : ownValue}
        onChange={(mark) =>
          designer.change({ logo: mark === 'none' ? { kind: 'none' } : { kind: 'mark', mark } })
        }
        onDragStart={({ dataTransfer }, mark) => dataTransfer.setData('text/plain', mark)}
        options={CHOICES.map((mark) => ({
          value: mark,
          label: mark === 'none' ? words.logo.none : words.logo.options[mark],
          glyph: <MarkGlyph mark={mark === 'none' ? null : mark} />,
        }))}
      />
      <div className="qr-logo-own">
        <label className="button covered-input" data-variant="outline" data-size="medium">
          <input
            type="file"
            accept={LOGO_TYPES.join(',')}
            aria-describedby={messageId}
            onChange={handleFile}
          />
          {words.logo.choose}
        </label>
        <FieldMessage
          id={messageId}
          error={designer.fileError}
          note={logo.kind === 'file' ? logo.name : words.logo.hint}
        />
      </div>
    </div>
  );
}
