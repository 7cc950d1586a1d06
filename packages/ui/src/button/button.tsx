import './button.css';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

/** How a button is drawn: its background and its emphasis. */
export type ButtonVariant =
  'primary' | 'secondary' | 'outline' | 'normal' | 'white' | 'quiet' | 'bare' | 'danger';
/** Heights in px: row 32, drawn inside 44 to touch, small 40, normal 44, medium 48, large 60. */
export type ButtonSize = 'row' | 'small' | 'medium' | 'large' | 'normal';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  hasArrow?: boolean;
  /** As wide as its place where the window is narrower than 768 px. */
  isWideOnPhones?: boolean | undefined;
  children: ReactNode;
};

function Arrow() {
  return (
    <svg className="button-arrow" width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <path
        d="M1 7h15M10.5 1.5 16 7l-5.5 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Spinner() {
  return (
    <svg className="button-spinner" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M9 1.5a7.5 7.5 0 1 1-7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Enter in a field presses the button of its form, too, so that this stops both. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** A button. While `isBusy` it keeps its full strength and its focus, and takes no further press. */
export function Button({
  variant = 'primary',
  size = 'normal',
  hasArrow = false,
  isWideOnPhones,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Look & { isBusy?: boolean } & Omit<ComponentPropsWithRef<'button'>, keyof Look | 'className'>) {
  return (
    <button
      {...rest}
      type={type}
      onClick={isBusy ? ignorePress : onClick}
      className="button"
      data-variant={variant}
      data-size={size}
      data-wide={isWideOnPhones || undefined}
      data-busy={isBusy ? '' : undefined}
      aria-disabled={isBusy ? true : rest['aria-disabled']}
    >
      {/* A translator puts elements in the place of bare text, before which React could insert nothing. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {isBusy ? <Spinner /> : hasArrow ? <Arrow /> : null}
    </button>
  );
}

/** Class, data attributes and content that make any link look like a button, beside what it has of its own. */
export function buttonProps<Rest>({
  variant = 'primary',
  size = 'normal',
  hasArrow = false,
  isWideOnPhones,
  children,
  ...rest
}: Look & Rest) {
  return {
    ...rest,
    className: 'button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWideOnPhones || undefined,
    children: (
      <>
        {children}
        {hasArrow ? <Arrow /> : null}
      </>
    ),
  };
}

/** Class and content that make a link or a bare button read as an underlined line of text, beside what it has of its own. */
export function textLinkLook<Rest>({
  hasArrow = false,
  children,
  ...rest
}: Pick<Look, 'hasArrow' | 'children'> & Rest) {
  return {
    ...rest,
    className: 'text-link',
    children: (
      <>
        {children}
        {hasArrow ? <Arrow /> : null}
      </>
    ),
  };
}

type LinkProps = Omit<ComponentPropsWithRef<'a'>, keyof Look | 'className'>;

/** A link that looks like a button. */
export function ButtonLink(props: Look & LinkProps) {
  const { children, ...look } = buttonProps(props);
  return <a {...look}>{children}</a>;
}

/** A link that reads as an underlined line of text. */
export function TextLink(props: Pick<Look, 'hasArrow' | 'children'> & LinkProps) {
  const { children, ...look } = textLinkLook(props);
  return <a {...look}>{children}</a>;
}
