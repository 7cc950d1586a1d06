import type { OwnerPicture } from './owner-pictures.ts';

export type Testimonial = {
  readonly id: string;
  readonly name: string;
  /** Role or business, and place. */
  readonly location: string;
  readonly message: string;
  readonly image: OwnerPicture;
  /** True for words that we made up ourselves. */
  readonly isSample: boolean;
};
