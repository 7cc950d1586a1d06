import { FieldMessage } from '@high-street/ui';
import { useId, useMemo } from 'react';

import type { ColourPair } from './design.ts';
import type { DesignerWords } from './designer-words.ts';
import { PaintGlyph } from './glyphs.tsx';
import { StyleTiles } from './style-tiles.tsx';
import { mixPaint, type Designer } from './use-designer.ts';

const PARTS = ['code', 'paper'] as const satisfies readonly (keyof ColourPair)[];

/** Ready-mixed paints, two colours of the visitor's own, and why some pairs are refused. */
export function ColourField({ words, designer }: { words: DesignerWords; designer: Designer }) {
  const messageId = useId();
  const { colours } = designer.design;
  const paints = useMemo(
    () => words.paints.options.map((paint) => ({ paint, pair: mixPaint(paint) })),
    [words],
  );
  const chosen = paints.find(
    ({ pair }) => pair.code === colours.code && pair.paper === colours.paper,
  );
  const take = (id: string) => {
    const taken = paints.find(({ paint }) => paint.id === id);
    if (taken) designer.change({ colours: taken.pair });
  };
  return (
    <div className="qr-colours">
      <StyleTiles
        legend={words.paints.legend}
        value={chosen?.paint.id ?? null}
        onChange={take}
        options={paints.map(({ paint, pair }) => ({
          value: paint.id,
          label: paint.label,
          glyph: <PaintGlyph pair={pair} />,
        }))}
      />
      <div role="group" aria-label={words.colours.legend} className="qr-colour-row">
        {PARTS.map((part) => (
          <label key={part} className="qr-colour">
            <input
              type="color"
              value={colours[part]}
              aria-invalid={designer.colourError !== null}
              aria-describedby={designer.colourError ? messageId : undefined}
              onChange={({ target }) =>
                designer.change({ colours: { ...colours, [part]: target.value } })
              }
            />
            {words.colours[part]}
          </label>
        ))}
        <FieldMessage id={messageId} error={designer.colourError} />
      </div>
    </div>
  );
}
