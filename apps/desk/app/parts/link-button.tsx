import { buttonProps, type ButtonSize, type ButtonVariant } from '@high-street/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type LinkButtonProps = { variant?: ButtonVariant; size?: ButtonSize } & Omit<
  ComponentProps<typeof Link>,
  'className'
>;

/** A link to a page of the desk that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'normal',
  children,
  ...link
}: LinkButtonProps) {
  return <Link {...buttonProps({ variant, size, children })} {...link} />;
}
