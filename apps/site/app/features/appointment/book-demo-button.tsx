import './book-demo-button.css';

import { Button, buttonProps } from '@high-street/ui';
import type { ComponentProps } from 'react';

import { useAppointment } from './appointment-context.ts';

type BookDemoButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'hasArrow' | 'isWideOnPhones' | 'children'
>;

/**
 * Opens the appointment panel expanded. A true button, because the page's starter keeps a press on a button until React
 * answers, but would let a link go; without scripts a link that looks the same takes its place.
 */
export function BookDemoButton(look: BookDemoButtonProps) {
  const { openExpanded, plainAddress } = useAppointment();
  const { children, ...linkLook } = buttonProps(look);
  return (
    <>
      <Button
        {...look}
        data-needs-scripts=""
        aria-haspopup="dialog"
        onClick={(event) => openExpanded(event.currentTarget)}
      />
      <noscript>
        <a href={plainAddress} {...linkLook}>
          {children}
        </a>
      </noscript>
    </>
  );
}
