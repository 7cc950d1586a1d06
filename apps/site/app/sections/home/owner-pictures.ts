/** The drawn shops and their owners, in the order of both strips. */
export const OWNER_PICTURES = ['juice', 'bakery', 'kitchen', 'farm', 'florist', 'grocer'] as const;

/** An owner with a shop of their own. */
export type OwnerPicture = (typeof OWNER_PICTURES)[number];

const SCENE = { width: 460, height: 520 } as const;
const FACE_SIDE = 80;

/** Which part of the two strips belongs to an owner, and where it is. */
export function ownerCrops(picture: OwnerPicture): { part: number; shop: string; face: string } {
  const part = OWNER_PICTURES.indexOf(picture);
  return {
    part,
    shop: `${part * SCENE.width} 0 ${SCENE.width} ${SCENE.height}`,
    face: `${part * FACE_SIDE} 0 ${FACE_SIDE} ${FACE_SIDE}`,
  };
}
