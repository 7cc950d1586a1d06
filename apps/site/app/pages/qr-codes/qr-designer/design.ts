/** Shapes of the modules, as the library calls them. */
export const DOT_STYLES = [
  'square',
  'rounded',
  'extra-rounded',
  'dots',
  'classy',
  'classy-rounded',
] as const;
export type DotStyle = (typeof DOT_STYLES)[number];

/** Shapes of the three eyes. */
export const CORNER_STYLES = ['square', 'soft', 'ring', 'leaf'] as const;
export type CornerStyle = (typeof CORNER_STYLES)[number];

/** What stands around the code. */
export const FRAME_STYLES = ['none', 'border', 'awning'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** Marks of ours for the middle of a code. */
export const MARKS = ['loaf', 'cup', 'leaf'] as const;
export type MarkName = (typeof MARKS)[number];

/** What is in the middle: nothing, a mark of ours, or the visitor's own picture as a data address. */
export type Logo =
  | { readonly kind: 'none' }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'file'; readonly name: string; readonly url: string };

/** Two colours as `#rrggbb`. */
export type ColourPair = { readonly code: string; readonly paper: string };

/** Everything that a code is drawn from. */
export type Design = {
  readonly text: string;
  readonly dots: DotStyle;
  readonly corners: CornerStyle;
  readonly frame: FrameStyle;
  readonly logo: Logo;
  readonly colours: ColourPair;
};
