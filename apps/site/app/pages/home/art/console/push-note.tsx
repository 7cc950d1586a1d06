import { Awning } from '#/art/awning.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

type PushNoteProps = { shop: string; title: string; line: string };

/** A notification of a phone, 184 by 106. */
export function PushNote({ shop, title, line }: PushNoteProps) {
  return (
    <>
      <rect x="3" y="6" width="184" height="106" rx="16" fill={paint.shade} opacity=".14" />
      <rect width="184" height="106" rx="16" fill={paint.raised} />
      <Place x={14} y={14}>
        <rect width="24" height="24" rx="7" fill={paint.signal} />
        <Awning
          x={2}
          y={5}
          width={20}
          drop={7}
          stripes={5}
          colors={[paint.cream, paint.signal2]}
          hasShadow={false}
        />
      </Place>
      <Label x={47} y={31} size={12.5} weight={680} fill={paint.pageInk}>
        {shop}
      </Label>
      <Label x={170} y={31} size={12} anchor="end" fill={paint.muted}>
        now
      </Label>
      <Label x={14} y={63} size={13.5} weight={650} fill={paint.pageInk}>
        {title}
      </Label>
      <Label x={14} y={84} size={13} fill={paint.muted}>
        {line}
      </Label>
    </>
  );
}
