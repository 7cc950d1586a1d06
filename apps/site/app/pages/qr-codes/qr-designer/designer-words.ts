import type { TokenName } from '@high-street/ui/tokens';

import type { TextProblem } from './code-text.ts';
import type { ColourProblem } from './contrast-guard.ts';
import type { CornerStyle, DotStyle, FrameStyle, MarkName } from './design.ts';
import type { LogoProblem } from './logo-file.ts';

/** Two colours that a visitor can take together. The darker one prints the code; brands are checked for the pair. */
export type Paint = {
  readonly id: string;
  readonly label: string;
  readonly colours: readonly [TokenName, TokenName];
};

/** Words of the code editor; `{name}` stands for what was chosen. */
export type DesignerWords = {
  readonly title: string;
  readonly text: {
    readonly label: string;
    readonly hint: string;
    readonly start: string;
    readonly problems: Record<TextProblem, string>;
  };
  readonly dots: { readonly legend: string; readonly options: Record<DotStyle, string> };
  readonly corners: { readonly legend: string; readonly options: Record<CornerStyle, string> };
  readonly frame: { readonly legend: string; readonly options: Record<FrameStyle, string> };
  readonly paints: { readonly legend: string; readonly options: readonly Paint[] };
  readonly colours: {
    /** Read out, not shown. */
    readonly legend: string;
    readonly code: string;
    readonly paper: string;
    readonly problems: Record<ColourProblem, string>;
  };
  readonly logo: {
    readonly legend: string;
    readonly none: string;
    readonly options: Record<MarkName, string>;
    readonly choose: string;
    readonly hint: string;
    readonly own: string;
    readonly problems: Record<LogoProblem, string>;
  };
  readonly stage: {
    readonly picture: string;
    readonly drop: string;
    readonly status: string;
    readonly blocked: string;
  };
  readonly downloads: { readonly png: string; readonly svg: string; readonly file: string };
};
