import './avatar.css';

import type { ReactNode } from 'react';

type AvatarProps = {
  /** Diameter in px. */
  size?: 60 | 80;
  tint?: 'butter' | 'blush' | 'leaf' | 'sky' | 'accent';
  children: ReactNode;
};

/** Crops any picture to a disc; the picture brings its own text alternative. */
export function Avatar({ size = 80, tint = 'butter', children }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} data-tint={tint}>
      {children}
    </span>
  );
}
