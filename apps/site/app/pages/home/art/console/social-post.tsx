import { HotCrossBun } from '#/art/food/hot-cross-bun.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Sunburst } from '#/art/sunburst.tsx';

const PICTURE = 232;
const CENTRE = PICTURE / 2;

/** A post with the bakery's picture, 232 by 358. */
export function SocialPost() {
  return (
    <>
      <rect x="4" y="8" width={PICTURE} height="358" rx="14" fill={paint.shade} opacity=".14" />
      <rect width={PICTURE} height="358" rx="14" fill={paint.raised} />
      <Place x={14} y={14}>
        <Avatar who="tom" size={32} />
      </Place>
      <Label x={56} y={28} size={13.5} weight={680} fill={paint.pageInk}>
        bramblebakery
      </Label>
      <Label x={56} y={44} size={12.5} fill={paint.muted}>
        Sponsored by the oven
      </Label>
      <svg y="60" width={PICTURE} height={PICTURE} overflow="hidden">
        <rect width={PICTURE} height={PICTURE} fill={paint.accent} />
        <Sunburst x={CENTRE} y={CENTRE} radius={220} rays={14} fill={paint.accentPale} />
        <Place x={CENTRE} y={CENTRE}>
          <HotCrossBun />
        </Place>
      </svg>
      <SignText x={14} y={318} size={15.5} anchor="start" fill={paint.pageInk}>
        Back on Friday, 7 am
      </SignText>
      <Label x={14} y={340} size={13} weight={650} fill={paint.ok}>
        128 orders from this post
      </Label>
    </>
  );
}
