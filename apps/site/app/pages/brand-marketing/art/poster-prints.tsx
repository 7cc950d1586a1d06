import { FoodTile } from '#/art/food-tile.tsx';
import { HotCrossBun } from '#/art/food/hot-cross-bun.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { QrCode } from '#/art/qr-code.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Sunburst } from '#/art/sunburst.tsx';

/** The bakery's big poster, 250 by 330. */
export function InstagramPrint() {
  return (
    <>
      <svg width="250" height="330" overflow="hidden">
        <Sunburst x={125} y={190} radius={262} rays={16} fill={paint.accentPale} />
      </svg>
      <Place x={125} y={188}>
        <HotCrossBun />
      </Place>
      <path d="M3 0h244a3 3 0 0 1 3 3v79h-250v-79a3 3 0 0 1 3-3z" fill={paint.deep} />
      <SignText x={125} y={39} size={28} fill={paint.cream}>
        Hot cross buns
      </SignText>
      <Label x={125} y={65} size={16} weight={600} anchor="middle" fill={paint.accent}>
        Friday, from seven
      </Label>
      <path d="M0 290h250v37a3 3 0 0 1-3 3h-244a3 3 0 0 1-3-3z" fill={paint.deep} />
      <Label x={125} y={316} size={17} weight={650} anchor="middle" fill={paint.cream}>
        Instagram
      </Label>
    </>
  );
}

/** A letter with its striped edge, 210 by 250. */
export function EmailPrint() {
  return (
    <>
      <rect width="210" height="10" fill={paint.signal2} />
      <path
        d={Array.from({ length: 7 }, (_, index) => `M${index * 30} 0h15v10h-15z`).join('')}
        fill={paint.brand}
      />
      <Label x={18} y={48} size={16} weight={700} fill={paint.signal2}>
        Email
      </Label>
      <SignText x={18} y={84} size={26} anchor="start" fill={paint.ink}>
        The first tray
      </SignText>
      <SignText x={18} y={113} size={26} anchor="start" fill={paint.ink}>
        is for you
      </SignText>
      <Label x={18} y={146} size={16} weight={540} fill={paint.ink}>
        Order by Thursday.
      </Label>
      {(['bun', 'loaf', 'cup'] as const).map((food, index) => (
        <Place key={food} x={18 + index * 60} y={170}>
          <FoodTile food={food} size={54} radius={8} />
        </Place>
      ))}
    </>
  );
}

/** A chat with its quick answer, 206 by 200. */
export function WhatsappPrint() {
  return (
    <>
      <Label x={18} y={38} size={16} weight={700} fill={paint.brand}>
        WhatsApp
      </Label>
      <rect x="16" y="54" width="166" height="58" rx="12" fill={paint.cream} />
      <Label x={28} y={78} size={16} weight={620} fill={paint.ink}>
        Same as Easter?
      </Label>
      <Label x={28} y={99} size={16} fill={paint.ink}>
        Four, at 8.15
      </Label>
      <rect x="80" y="126" width="108" height="40" rx="12" fill={paint.brand} />
      <Label x={134} y={152} size={16} weight={650} anchor="middle" fill={paint.cream}>
        Yes please
      </Label>
    </>
  );
}

/** What a locked phone says, 236 by 164. */
export function PushPrint() {
  return (
    <>
      <Label x={22} y={44} size={16} weight={700} fill={paint.accent}>
        Push
      </Label>
      <SignText x={22} y={86} size={25} anchor="start" fill={paint.cream}>
        Out of the oven
      </SignText>
      <SignText x={22} y={115} size={25} anchor="start" fill={paint.cream}>
        in 10 minutes
      </SignText>
      <Label x={22} y={145} size={16} weight={600} fill={paint.accent}>
        Yours is warm
      </Label>
    </>
  );
}

/** A post with the dish of the day, 232 by 290. */
export function FacebookPrint() {
  return (
    <>
      <Label x={22} y={42} size={16} weight={700} fill={paint.extraInk}>
        Facebook
      </Label>
      <Place x={22} y={58}>
        <FoodTile food="salad" size={188} radius={6} />
      </Place>
      <SignText x={116} y={275} size={18} fill={paint.extraInk}>
        Lunch is on the board
      </SignText>
    </>
  );
}

/** Three short lines, 190 by 150. */
export function SmsPrint() {
  return (
    <>
      <Label x={20} y={38} size={16} weight={700} fill={paint.signal2}>
        SMS
      </Label>
      {['Table for two', 'at seven? It’s', 'yours.'].map((line, index) => (
        <SignText key={line} x={20} y={72 + index * 25} size={21} anchor="start" fill={paint.ink}>
          {line}
        </SignText>
      ))}
    </>
  );
}

/** An offer with its code, 188 by 196. */
export function CodePrint() {
  return (
    <>
      <SignText x={20} y={56} size={43} weight={660} anchor="start" fill={paint.ink}>
        2 for 1
      </SignText>
      <Label x={20} y={84} size={16} weight={600} fill={paint.ink}>
        Tuesdays, all day
      </Label>
      <Place x={20} y={102}>
        <QrCode size={76} seed={7} />
      </Place>
      <Label x={108} y={134} size={16} weight={700} fill={paint.signal2}>
        QR
      </Label>
      <Label x={108} y={155} size={16} weight={600} fill={paint.ink}>
        Scan me
      </Label>
    </>
  );
}

/** A small advertisement, 208 by 120. */
export function AdPrint() {
  return (
    <>
      <rect x="20" y="18" width="40" height="26" rx="5" fill={paint.ink} />
      <Label x={40} y={36} size={16} weight={700} anchor="middle" fill={paint.signalPale}>
        Ad
      </Label>
      <SignText x={20} y={76} size={27} anchor="start" fill={paint.ink}>
        Open late
      </SignText>
      <Label x={20} y={102} size={17} weight={600} fill={paint.ink}>
        on Thursdays
      </Label>
    </>
  );
}

/** News from the catalogue, 216 by 110. */
export function CataloguePrint() {
  return (
    <>
      <SignText x={22} y={50} size={24} anchor="start" fill={paint.ink}>
        New this week
      </SignText>
      <Label x={22} y={82} size={16} weight={600} fill={paint.ink}>
        synced from the shelf
      </Label>
    </>
  );
}
