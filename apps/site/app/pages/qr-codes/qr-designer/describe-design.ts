import { countCharacters, type TextProblem } from './code-text.ts';
import { measureContrast, LEAST_CONTRAST, type ColourProblem } from './contrast-guard.ts';
import type { ColourPair, Design, Logo } from './design.ts';
import type { DesignerWords } from './designer-words.ts';
import { MOST_MEGABYTES, type LogoProblem } from './logo-file.ts';

type Values = Readonly<Record<string, string | number>>;

/** Puts values into the `{name}` places of a line. */
function fillIn(line: string, values: Values): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Why a text cannot be a code, in words. */
export function tellText(words: DesignerWords, text: string, problem: TextProblem): string {
  return fillIn(words.text.problems[problem], countCharacters(text));
}

/** Why a phone would not read two colours, in words. */
export function tellColours(
  words: DesignerWords,
  pair: ColourPair,
  problem: ColourProblem,
): string {
  const values = { contrast: measureContrast(pair).toFixed(1), least: LEAST_CONTRAST };
  return fillIn(words.colours.problems[problem], values);
}

/** Why a file cannot be the logo, in words. */
export function tellFile(words: DesignerWords, name: string, problem: LogoProblem): string {
  return fillIn(words.logo.problems[problem], { name, most: MOST_MEGABYTES });
}

function tellLogo(words: DesignerWords, logo: Logo): string {
  if (logo.kind === 'mark') return words.logo.options[logo.mark];
  return logo.kind === 'file' ? words.logo.own : words.logo.none;
}

/** What the code looks like and where it leads, in one line. */
export function tellDesign(words: DesignerWords, design: Design): string {
  return fillIn(words.stage.status, {
    text: design.text.trim(),
    dots: words.dots.options[design.dots],
    corners: words.corners.options[design.corners].toLowerCase(),
    frame: words.frame.options[design.frame].toLowerCase(),
    logo: tellLogo(words, design.logo).toLowerCase(),
  });
}
