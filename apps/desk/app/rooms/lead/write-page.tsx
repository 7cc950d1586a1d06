import '#app/answer/composer.css';

import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { backAddress } from '#app/answer/lead-address.ts';
import { RoomHead } from '#app/parts/room-head.tsx';

type WritePageProps = {
  reference: string;
  list: string | null;
  name: string;
  title: string;
  children: ReactNode;
};

/** A form of the composer as a page of its own, for phones and for whoever has no scripts. */
export function WritePage({ reference, list, name, title, children }: WritePageProps) {
  return (
    // Nothing that was typed for one lead is there with the next, which Back can lead to without a page between.
    <div className="write-page" key={reference}>
      <RoomHead
        title={title}
        isInBar={false}
        lede={
          <>
            <Link className="quiet-link" to={backAddress(reference, { list })}>
              {name || reference}
            </Link>{' '}
            <span className="reference">{reference}</span>
          </>
        }
      />
      <div className="composer">{children}</div>
    </div>
  );
}
