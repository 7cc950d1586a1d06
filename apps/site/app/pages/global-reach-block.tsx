import { globalReach } from '#/content/global-reach.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { Orbit } from '#/features/motion/orbit.tsx';
import { UsersCounter } from '#/features/motion/users-counter.tsx';
import { GlobalReach, globalReachDiscs } from '#/sections/global-reach.tsx';

/** The section that Home shares with the booking and QR code pages, with all that moves in it. */
export function GlobalReachBlock() {
  return (
    <GlobalReach
      words={globalReach}
      action={
        <BookDemoButton variant="secondary" size="large" hasArrow>
          {globalReach.action}
        </BookDemoButton>
      }
      counter={<UsersCounter />}
      orbit={<Orbit>{globalReachDiscs}</Orbit>}
    />
  );
}
