import { Button } from '@high-street/ui';
import { useEffect, useRef, useState, type DragEvent } from 'react';

import { MARKS } from './design.ts';
import type { DesignerWords } from './designer-words.ts';
import { saveFile, toPngFile, toSvgFile } from './save-file.ts';
import type { Designer } from './use-designer.ts';

type StageProps = { words: DesignerWords; designer: Designer };

/** The board that the code lies on; a picture or a mark that is dropped there becomes its logo. */
function Board({ words, designer }: StageProps) {
  const { drawn } = designer;
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    const mark = MARKS.find((name) => name === event.dataTransfer.getData('text/plain'));
    if (file) void designer.takeFile(file);
    else if (mark) designer.change({ logo: { kind: 'mark', mark } });
  }

  return (
    <div
      className="qr-board"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {drawn ? (
        <span className="qr-print">
          <img
            src={drawn.address}
            width={drawn.picture.width}
            height={drawn.picture.height}
            alt={words.stage.picture}
            draggable={false}
          />
        </span>
      ) : null}
      <p className="qr-drop-hint">{words.stage.drop}</p>
    </div>
  );
}

function Downloads({ words, designer }: StageProps) {
  const { drawn, isSound } = designer;
  const forget = useRef<() => void>(() => {});
  useEffect(() => () => forget.current(), []);

  async function save(kind: 'png' | 'svg'): Promise<void> {
    if (!drawn) return;
    const { picture } = drawn;
    const file = kind === 'png' ? await toPngFile(picture) : toSvgFile(picture);
    forget.current();
    forget.current = saveFile(file, `${words.downloads.file}.${kind}`);
  }

  return (
    <div className="qr-downloads">
      {(['png', 'svg'] as const).map((kind) => (
        <Button
          key={kind}
          variant={kind === 'png' ? 'primary' : 'outline'}
          size="medium"
          disabled={!isSound || !drawn}
          onClick={() => void save(kind)}
        >
          {words.downloads[kind]}
        </Button>
      ))}
    </div>
  );
}

/** The finished code on its board: a place to drop a logo on, and the way to take the code along. */
export function CodeStage({ words, designer }: StageProps) {
  return (
    <div className="qr-stage">
      <Board words={words} designer={designer} />
      <output className="qr-status">{designer.status}</output>
      <Downloads words={words} designer={designer} />
    </div>
  );
}
