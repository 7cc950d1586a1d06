import './qr-designer.css';

import { CodeStage } from './code-stage.tsx';
import { CodeTextField } from './code-text-field.tsx';
import { ColourField } from './colour-field.tsx';
import { CORNER_STYLES, DOT_STYLES, FRAME_STYLES } from './design.ts';
import type { DesignerWords } from './designer-words.ts';
import { CornerGlyph, DotGlyph, FrameGlyph } from './glyphs.tsx';
import { LogoField } from './logo-field.tsx';
import { StyleTiles } from './style-tiles.tsx';
import { useDesigner } from './use-designer.ts';

/** A code editor that makes real codes; all of it happens in the visitor's browser. */
export function Picture({ words }: { words: DesignerWords }) {
  const designer = useDesigner(words);
  const { design, change } = designer;
  return (
    <div className="qr-designer" data-sample="">
      <p className="qr-bar">{words.title}</p>
      <CodeStage words={words} designer={designer} />
      <form className="qr-form" onSubmit={(event) => event.preventDefault()}>
        <CodeTextField words={words} designer={designer} />
        <StyleTiles
          legend={words.dots.legend}
          value={design.dots}
          onChange={(dots) => change({ dots })}
          options={DOT_STYLES.map((style) => ({
            value: style,
            label: words.dots.options[style],
            glyph: <DotGlyph style={style} />,
          }))}
        />
        <div className="qr-pair">
          <StyleTiles
            legend={words.corners.legend}
            value={design.corners}
            onChange={(corners) => change({ corners })}
            options={CORNER_STYLES.map((style) => ({
              value: style,
              label: words.corners.options[style],
              glyph: <CornerGlyph style={style} />,
            }))}
          />
          <StyleTiles
            legend={words.frame.legend}
            value={design.frame}
            onChange={(frame) => change({ frame })}
            options={FRAME_STYLES.map((style) => ({
              value: style,
              label: words.frame.options[style],
              glyph: <FrameGlyph style={style} />,
            }))}
          />
        </div>
        <ColourField words={words} designer={designer} />
        <LogoField words={words} designer={designer} />
      </form>
    </div>
  );
}
