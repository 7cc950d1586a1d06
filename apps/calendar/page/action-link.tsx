import { buttonProps, isPlainPress, textLinkLook } from '@high-street/ui';
import type { ReactNode } from 'react';

type ActionLinkProps = {
  href: string;
  look?: 'button' | 'text';
  hasArrow?: boolean;
  /** What a press does where there are scripts; without it the link leads away. */
  onPress?: () => void;
  children: ReactNode;
};

/** A link that works by itself, and does its action at once where there are scripts. */
export function ActionLink({
  href,
  look = 'text',
  hasArrow = false,
  onPress,
  children,
}: ActionLinkProps) {
  const { children: inner, ...linkProps } =
    look === 'text'
      ? textLinkLook({ hasArrow, children })
      : buttonProps({ size: 'medium', hasArrow, children });
  return (
    <a
      {...linkProps}
      href={href}
      onClick={(event) => {
        if (onPress === undefined || !isPlainPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {inner}
    </a>
  );
}
