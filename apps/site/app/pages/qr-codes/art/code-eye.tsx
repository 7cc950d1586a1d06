import type { Paint } from '#/art/paint.ts';

/** Shapes of the three corner marks by which a phone finds a code. */
export type EyeShape = 'square' | 'soft' | 'ring' | 'leaf';

type CodeEyeProps = { shape: EyeShape; fill: Paint; ground: Paint };

const SQUARES = { square: [6, 4, 3], soft: [28, 20, 12] } as const;

/** One eye of a code, 84 by 84. */
export function CodeEye({ shape, fill, ground }: CodeEyeProps) {
  if (shape === 'ring') {
    return (
      <>
        <circle cx="42" cy="42" r="42" fill={fill} />
        <circle cx="42" cy="42" r="30" fill={ground} />
        <circle cx="42" cy="42" r="18" fill={fill} />
      </>
    );
  }
  if (shape === 'leaf') {
    return (
      <>
        <path d="M42 0a42 42 0 0 1 42 42V84H42a42 42 0 0 1 0-84z" fill={fill} />
        <path d="M42 12a30 30 0 0 1 30 30V72H42a30 30 0 0 1 0-60z" fill={ground} />
        <circle cx="42" cy="42" r="18" fill={fill} />
      </>
    );
  }
  const [outer, inner, pupil] = SQUARES[shape];
  return (
    <>
      <rect width="84" height="84" rx={outer} fill={fill} />
      <rect x="12" y="12" width="60" height="60" rx={inner} fill={ground} />
      <rect x="24" y="24" width="36" height="36" rx={pupil} fill={fill} />
    </>
  );
}
