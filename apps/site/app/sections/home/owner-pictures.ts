/** The drawn shops and their owners, in the order of both strips. */
export const OWNER_PICTURES = ['juice', 'bakery', 'kitchen', 'farm', 'florist', 'grocer'] as const;

/** An owner with a shop of their own. */
export type OwnerPicture = (typeof OWNER_PICTURES)[number];

const SCENE = { width: 460, height: 520 } as const;
const FACE_SIDE = 80;

/** The parts of the two strips that belong to an owner. */
export function ownerCrops(picture: OwnerPicture): { shop: string; face: string } {
  const index = OWNER_PICTURES.indexOf(picture);
  return {
    shop: `${index * SCENE.width} 0 ${SCENE.width} ${SCENE.height}`,
    face: `${index * FACE_SIDE} 0 ${FACE_SIDE} ${FACE_SIDE}`,
  };
}
