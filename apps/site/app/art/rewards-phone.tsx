import type { ReactNode } from 'react';

import { Avatar } from '#/art/people/avatar.tsx';

import { Label } from './label.tsx';
import { paint } from './paint.ts';
import { PhoneFrame, SCREEN } from './phone-frame.tsx';
import { Place } from './place.tsx';
import { SignText } from './sign-text.tsx';

/** The plane of a phone drawing: the phone and its shadow. */
export const PHONE_PLANE = { width: 308, height: 632 } as const;

const TABS = ['Home', 'Goals', 'Gifts', 'Board'] as const;
const TRACK = { width: 236, filled: 200 };

type RewardsPhoneProps = {
  title: string;
  tab: (typeof TABS)[number];
  /** Drawn from the screen's own corner. */
  children: ReactNode;
};

/** The loyalty app: points on top, the chosen tab's list under them. */
export function RewardsPhone({ title, tab, children }: RewardsPhoneProps) {
  return (
    <PhoneFrame background={paint.accent} statusInk={paint.ink}>
      <Points />
      <path
        d={`M0 ${SCREEN.height}v-398a22 22 0 0 1 22-22h232a22 22 0 0 1 22 22v398z`}
        fill={paint.raised}
      />
      <Label x={20} y={213} size={16} weight={680} fill={paint.pageInk}>
        {title}
      </Label>
      {children}
      <TabBar tab={tab} />
    </PhoneFrame>
  );
}

function Points() {
  return (
    <>
      <g fill={paint.ink}>
        <Label x={20} y={74} size={14} weight={600}>
          Hello, Amara
        </Label>
        <SignText x={20} y={104} size={29} weight={660} anchor="start" fill={paint.ink}>
          340 points
        </SignText>
        <Label x={20} y={127} size={13} weight={550}>
          60 more for a free smoothie
        </Label>
      </g>
      <Place x={20} y={142}>
        <rect width={TRACK.width} height="10" rx="5" fill={paint.shade} opacity=".16" />
        <rect width={TRACK.filled} height="10" rx="5" fill={paint.brand} />
        <circle cx={TRACK.filled} cy="5" r="9" fill={paint.cream} />
        <circle cx={TRACK.filled} cy="5" r="5" fill={paint.brand} />
      </Place>
      <Place x={212} y={52}>
        <Avatar who="amara" size={46} ground={paint.accentPale} />
      </Place>
    </>
  );
}

function TabBar({ tab }: { tab: string }) {
  return (
    <>
      <rect y="528" width={SCREEN.width} height="68" fill={paint.raised} />
      <rect y="528" width={SCREEN.width} height="1" fill={paint.line} />
      {TABS.map((name, index) => {
        const isCurrent = name === tab;
        return (
          <Place key={name} x={38 + index * 67} y={538}>
            {isCurrent && <rect x="-28" width="56" height="26" rx="13" fill={paint.accent} />}
            <Label
              x={0}
              y={17.5}
              size={13}
              weight={isCurrent ? 700 : 560}
              anchor="middle"
              fill={isCurrent ? paint.onAccent : paint.muted}
            >
              {name}
            </Label>
          </Place>
        );
      })}
    </>
  );
}
