import { Awning } from '#/art/awning.tsx';
import { Pizza } from '#/art/food/pizza.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { QrCode } from '#/art/qr-code.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { NewsSheet } from './news-sheet.tsx';

export const size = { width: 640, height: 560 } as const;

/** A news-stand with three newspapers; the one with the deals is pulled to the front. */
export function Drawing() {
  return (
    <>
      <circle cx="520" cy="172" r="120" fill={paint.sun} />
      <rect x="40" y="90" width="560" height="470" fill={paint.brand} />
      <rect x="60" y="150" width="520" height="410" fill={paint.deep} />
      <rect x="60" y="400" width="520" height="10" fill={paint.wood2} />
      <Updates />
      <News />
      <Deals />
      <Rack />
      <Awning
        x={16}
        y={70}
        width={608}
        drop={54}
        stripes={15}
        colors={[paint.signal, paint.cream]}
      />
      <rect x="10" y="58" width="620" height="14" rx="3" fill={paint.iron} />
      <rect x="184" y="8" width="272" height="56" rx="4" fill={paint.deep} />
      <SignText x={320} y={45} size={27} fill={paint.accent}>
        Bramble News
      </SignText>
    </>
  );
}

function Updates() {
  return (
    <Place x={262} y={186}>
      <NewsSheet title="Updates" fill={paint.accentPale}>
        <g fill={paint.ink}>
          {['New: rye loaf', 'Seeded is back', 'Closed Monday'].map((line, index) => (
            <Label key={line} x={14} y={74 + index * 25} size={16.5} weight={560}>
              {line}
            </Label>
          ))}
        </g>
        <rect x="14" y="142" width="122" height="44" rx="4" fill={paint.cream} />
        <Label x={75} y={169} size={16} weight={650} anchor="middle" fill={paint.signal2}>
          Synced 7.02
        </Label>
      </NewsSheet>
    </Place>
  );
}

function News() {
  return (
    <Place x={422} y={186}>
      <NewsSheet title="News" fill={paint.brandPale}>
        <Label x={14} y={72} size={16.5} weight={560} fill={paint.ink}>
          Scan, skip the
        </Label>
        <Label x={14} y={93} size={16.5} weight={560} fill={paint.ink}>
          queue
        </Label>
        <rect x="14" y="104" width="84" height="84" rx="4" fill={paint.cream} />
        <Place x={22} y={112}>
          <QrCode size={68} seed={5} />
        </Place>
      </NewsSheet>
    </Place>
  );
}

function Deals() {
  return (
    <g transform="translate(52 158) rotate(-2 96 140)">
      <rect x="6" y="12" width="196" height="284" rx="4" fill={paint.shade} opacity=".34" />
      <rect width="196" height="284" rx="4" fill={paint.pageSignal} />
      <rect width="196" height="64" rx="4" fill={paint.signal2} />
      <SignText x={98} y={45} size={38} weight={660} fill={paint.cream}>
        Deals
      </SignText>
      <rect x="20" y="82" width="156" height="110" rx="4" fill={paint.accent} />
      <Place x={46} y={86} scale={1.05}>
        <Pizza />
      </Place>
      <SignText x={98} y={236} size={36} weight={660} fill={paint.onSignal}>
        2 for 1
      </SignText>
      <Label x={98} y={264} size={17} weight={620} anchor="middle" fill={paint.onSignal}>
        Tuesdays, all day
      </Label>
    </g>
  );
}

const RACK = [
  [paint.extraPale, paint.cream],
  [paint.accentPale, paint.brandPale],
  [paint.signalPale, paint.extraPale],
] as const;

function Rack() {
  return (
    <>
      {RACK.map(([front, back], index) => (
        <Place key={front} x={92 + index * 166} y={452}>
          <rect x="64" y="8" width="60" height="84" rx="2" fill={back} />
          <rect width="64" height="92" rx="2" fill={front} />
          <path
            d="M10 16h44v5h-44zM10 28h44v3h-44zM10 36h34v3h-34z"
            fill={paint.ink}
            opacity=".4"
          />
          <rect x="-10" y="46" width="146" height="62" rx="3" fill={paint.wood} />
          <rect x="-10" y="46" width="146" height="6" rx="3" fill={paint.wood2} />
        </Place>
      ))}
    </>
  );
}
