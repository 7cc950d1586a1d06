import { buttonProps, FormAlert } from '@high-street/ui';
import { BRAND_ICON } from 'virtual:brand-icon';

import { RoomHead } from '#app/parts/room-head.tsx';
import { AloneMain } from './alone-main.tsx';
import { FAULTS } from './words.ts';

const words = FAULTS.busy;

/** The whole page of a desk that is too busy to make another: the same for everybody, and without scripts. */
export function BusyPage({ styles }: { styles: readonly string[] }) {
  const { children, ...look } = buttonProps({ children: words.act });
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{words.title}</title>
        <link rel="icon" href={BRAND_ICON} type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <AloneMain>
          <RoomHead title={words.title} isInBar={false} />
          <div className="fault">
            <FormAlert>{words.line}</FormAlert>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for */}
            <a {...look} href="">
              {children}
            </a>
          </div>
        </AloneMain>
      </body>
    </html>
  );
}
