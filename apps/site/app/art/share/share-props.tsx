import type { ReactElement, ReactNode } from 'react';

import { PaperBag } from '#/art/paper/paper-bag.tsx';
import { StampCard } from '#/art/paper/stamp-card.tsx';

import { ABoard } from '../a-board.tsx';
import { Bicycle } from '../bicycle.tsx';
import { CalendarSheet } from '../calendar/calendar-sheet.tsx';
import { CoinStack } from '../coin-stack.tsx';
import { Crate } from '../crate.tsx';
import { DeliveryVan } from '../delivery-van.tsx';
import { Megaphone } from '../megaphone.tsx';
import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { QrCode } from '../qr-code.tsx';
import { ServiceBell } from '../service-bell.tsx';
import { Telephone } from '../telephone.tsx';
import { Till } from '../till.tsx';
import { Topiary } from '../topiary.tsx';
import { fitSign } from './fit-sign.ts';

const FRUIT = [
  { x: -136, y: -46, fruit: [paint.foodTomato, paint.foodTomato2] },
  { x: 4, y: -46, fruit: [paint.foodHoney, paint.foodCrust] },
  { x: -66, y: -122, fruit: [paint.foodLeaf, paint.foodLeaf2] },
] as const;

/** A wooden counter for what does not stand on a pavement. */
function Counter({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="-120" y="-6" width="240" height="10" fill={paint.shade} opacity=".2" />
      <rect x="-112" y="-88" width="224" height="88" fill={paint.wood} />
      <path d="M-112-60h224v3h-224zM-112-32h224v3h-224z" fill={paint.shade} opacity=".18" />
      <rect x="-124" y="-98" width="248" height="14" rx="4" fill={paint.wood2} />
      <Place x={0} y={-98}>
        {children}
      </Place>
    </>
  );
}

function Coins() {
  return [2, 4, 7].map((coins, index) => (
    <Place key={coins} x={index * 66 - 66} y={0} scale={1.15}>
      <CoinStack coins={coins} />
    </Place>
  ));
}

/** What a poster on two legs shows, 208 wide, its feet on the origin. */
function Easel({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M-96 0l14-236h14l-10 236zM96 0l-14-236h-14l10 236z" fill={paint.wood2} />
      <rect x="-104" y="-262" width="208" height="224" rx="14" fill={paint.shade} opacity=".18" />
      <rect x="-108" y="-270" width="216" height="224" rx="14" fill={paint.ticket} />
      {children}
    </>
  );
}

function Board({ lines }: { lines: readonly [string, string] }) {
  return (
    <Place x={-74} y={0} scale={3.2}>
      <ABoard lines={lines} />
    </Place>
  );
}

/** What stands on the pavement before the shop of that name, the middle of its foot on the origin. */
export const SHARE_PROPS = {
  bicycle: () => (
    <Place x={-58} y={0} scale={1.55}>
      <Bicycle frame={paint.signal} />
    </Place>
  ),
  megaphone: () => (
    <Place x={118} y={-166} scale={0.98}>
      <g transform="scale(-1 1) rotate(-8)">
        <Megaphone />
      </g>
    </Place>
  ),
  van: () => (
    <Place x={-118} y={0} scale={1.05}>
      <DeliveryVan name="" />
    </Place>
  ),
  coins: () => (
    <Counter>
      <Coins />
    </Counter>
  ),
  calendar: () => (
    <Place x={-100} y={-236} scale={0.68}>
      <CalendarSheet />
    </Place>
  ),
  stampCard: (name) => (
    <Place x={-124} y={-132} scale={0.44}>
      <g transform="rotate(-7)">
        <StampCard shop={name} />
      </g>
    </Place>
  ),
  crates: () =>
    FRUIT.map((crate) => <Crate key={crate.x} {...crate} width={132} height={46} count={4} />),
  code: () => (
    <Easel>
      <Place x={-84} y={-246}>
        <QrCode size={168} seed={5} ink={paint.brand} />
      </Place>
    </Easel>
  ),
  telephone: () => (
    <Counter>
      <Telephone />
    </Counter>
  ),
  bell: () => (
    <Counter>
      <ServiceBell />
    </Counter>
  ),
  till: () => (
    <Counter>
      <Place x={-75} y={0}>
        <Till />
      </Place>
    </Counter>
  ),
  bag: (name) => (
    <Place x={-70} y={0} scale={1.45}>
      <PaperBag name={name} nameSize={fitSign(name, 56, 18)} />
    </Place>
  ),
  askBoard: () => <Board lines={['ASK', 'US']} />,
  openBoard: () => <Board lines={['NOW', 'OPEN']} />,
  topiary: () => (
    <Place x={0} y={0} scale={2.2}>
      <Topiary />
    </Place>
  ),
} as const satisfies Record<string, (name: string) => ReactElement | ReactElement[]>;

/** The name of one of them. */
export type ShareProp = keyof typeof SHARE_PROPS;
