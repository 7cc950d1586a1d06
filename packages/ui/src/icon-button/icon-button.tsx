import './icon-button.css';

import type { ComponentPropsWithRef, ReactNode } from 'react';

type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'children' | 'aria-label'
> & {
  /** What it does, in words; the picture is not read out. */
  label: string;
  icon: ReactNode;
  /** Quiet takes the colour of its ground; accent is the filled disc on the seam of a card. */
  look?: 'quiet' | 'accent';
};

/** A button that shows only a picture: 44 px square when quiet, a disc of 60 px in accent. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-button" data-look={look} aria-label={label}>
      {icon}
    </button>
  );
}
