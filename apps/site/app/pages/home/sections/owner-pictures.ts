/** The drawn shops and their owners, in the order of both strips. */
export const OWNER_PICTURES = ['juice', 'bakery', 'kitchen', 'farm', 'florist', 'grocer'] as const;

export type OwnerPicture = (typeof OWNER_PICTURES)[number];

/** Which part of the two strips belongs to an owner. */
export function ownerPart(picture: OwnerPicture): number {
  return OWNER_PICTURES.indexOf(picture);
}
