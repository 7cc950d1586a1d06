import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { ConsoleHeading } from '#/art/console/console-heading.tsx';
import { MockSwitch } from './mock-switch.tsx';
import { Pill } from '#/art/console/pill.tsx';

const CHANNELS = [
  ['Email', '1,204'],
  ['WhatsApp', '486'],
  ['SMS', '510'],
  ['Push', '750'],
  ['Facebook', 'Fri 7:00'],
  ['Instagram', 'Fri 7:00'],
] as const;

/** Left panel of the campaign desk: the message and where it goes. */
export function CampaignMessage() {
  return (
    <>
      <path d="M0 0h292v460h-276a16 16 0 0 1-16-16z" fill={paint.sunk} />
      <ConsoleHeading title="One message" note="Written once, sent six ways" />
      <rect
        x="28"
        y="80"
        width="236"
        height="122"
        rx="12"
        fill={paint.raised}
        stroke={paint.line}
      />
      <g fill={paint.pageInk}>
        <Label x={44} y={106} size={14.5} weight={650}>
          Hot cross buns are back.
        </Label>
        <Label x={44} y={128} size={13}>
          First tray out at 7 am on Friday.
        </Label>
        <Label x={44} y={148} size={13}>
          Order by Thursday, collect warm.
        </Label>
      </g>
      <Pill x={44} y={164} width={110} fill={paint.tintButter}>
        Suggest copy
      </Pill>
      {CHANNELS.map(([channel, reach], index) => (
        <Place key={channel} x={28} y={216 + index * 39}>
          <Label x={0} y={21} size={14} weight={620} fill={paint.pageInk}>
            {channel}
          </Label>
          <Label x={176} y={21} size={13} anchor="end" fill={paint.muted}>
            {reach}
          </Label>
          <MockSwitch x={192} y={4} isOn />
          {index < CHANNELS.length - 1 && <rect y="36" width="236" height="1" fill={paint.line} />}
        </Place>
      ))}
    </>
  );
}
