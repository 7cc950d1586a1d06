import { useEffect, useRef, useState } from 'react';

import { judgeText } from './code-text.ts';
import { judgeColours, sortColours } from './contrast-guard.ts';
import { tellColours, tellDesign, tellFile, tellText } from './describe-design.ts';
import type { ColourPair, Design } from './design.ts';
import type { DesignerWords, Paint } from './designer-words.ts';
import { drawCode } from './draw-code.ts';
import type { Picture } from './frames.ts';
import { readLogo } from './read-logo.ts';
import { resolveColour } from './resolve-colour.ts';
import { toSvgAddress } from './svg-address.ts';

type DrawnCode = { readonly picture: Picture; readonly address: string };

/** The two colours of a paint, as they are printed. */
export function mixPaint({ colours: [one, other] }: Paint): ColourPair {
  return sortColours(resolveColour(one), resolveColour(other));
}

function startDesign(words: DesignerWords): Design {
  const [paint] = words.paints.options;
  return {
    text: words.text.start,
    dots: 'rounded',
    corners: 'soft',
    frame: 'awning',
    logo: { kind: 'mark', mark: 'cup' },
    colours: paint ? mixPaint(paint) : { code: 'black', paper: 'white' },
  };
}

/** The last design that could be drawn, with an address to show it at; null until the first is there. */
function useDrawnCode(design: Design, isSound: boolean): DrawnCode | null {
  const [drawn, setDrawn] = useState<DrawnCode | null>(null);
  useEffect(() => {
    if (!isSound) return undefined;
    let isLatest = true;
    async function draw(): Promise<void> {
      const picture = await drawCode(design);
      if (isLatest) setDrawn({ picture, address: toSvgAddress(picture.svg) });
    }
    draw().catch((error: unknown) => {
      console.error('The editor could not draw this code.', error);
    });
    return () => {
      isLatest = false;
    };
  }, [design, isSound]);
  return drawn;
}

/** The design under the visitor's hands: what it is, what is wrong with it, and what it looks like. */
export function useDesigner(words: DesignerWords) {
  const [design, setDesign] = useState(() => startDesign(words));
  const [fileError, setFileError] = useState<string | null>(null);
  const [status, setStatus] = useState(() => tellDesign(words, design));
  const lastFile = useRef<File | null>(null);

  const textProblem = judgeText(design.text);
  const colourProblem = judgeColours(design.colours);
  const isSound = textProblem === null && colourProblem === null;
  const drawn = useDrawnCode(design, isSound);

  function change(part: Partial<Design>): void {
    const next = { ...design, ...part };
    setDesign(next);
    if (part.logo) {
      lastFile.current = null;
      setFileError(null);
    }
    // Letters are not read out one by one; `announce` tells the whole when the field is left.
    if (part.text === undefined) setStatus(tellDesign(words, next));
  }

  async function takeFile(file: File): Promise<void> {
    lastFile.current = file;
    const logo = await readLogo(file);
    if (lastFile.current !== file) return;
    if ('problem' in logo) {
      setFileError(tellFile(words, file.name, logo.problem));
      return;
    }
    setFileError(null);
    setDesign((now) => ({ ...now, logo: { kind: 'file', name: file.name, url: logo.url } }));
    setStatus(words.logo.own);
  }

  return {
    design,
    drawn,
    isSound,
    status: isSound ? status : words.stage.blocked,
    textError: textProblem && tellText(words, design.text, textProblem),
    colourError: colourProblem && tellColours(words, design.colours, colourProblem),
    fileError,
    change,
    takeFile,
    announce: () => setStatus(tellDesign(words, design)),
  };
}

/** What the parts of the editor share. */
export type Designer = ReturnType<typeof useDesigner>;
