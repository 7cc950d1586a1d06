import './one-touch.css';

import { Drawing } from '#/sections/drawing.tsx';
import { channelMarks } from '#drawn/channel-marks.ts';

import { OpenSwitch } from './open-switch.tsx';

const MARK_SIDE = 48;

/** One switch, the four lines that follow it, and what it stands for. */
export type OneTouchWords = {
  readonly title: string;
  readonly lede: string;
  readonly sign: { readonly open: string; readonly closed: string };
  readonly channels: readonly string[];
  readonly status: { readonly open: string; readonly closed: string };
  readonly points: readonly { readonly title: string; readonly text: string }[];
};

/** The giant switch of the shop: pressed, it closes and opens all four lines with it. */
export function OneTouch({ words }: { words: OneTouchWords }) {
  return (
    <section data-ground="paper" className="section-space">
      <div className="wrap one-touch" data-reveal="stagger">
        <div className="one-touch-picture" data-sample="">
          <OpenSwitch {...words.sign} />
          <ul className="one-touch-channels">
            {words.channels.map((channel, index) => (
              <li key={channel} className="one-touch-channel">
                <Drawing
                  of={channelMarks}
                  crop={`${index * MARK_SIDE} 0 ${MARK_SIDE} ${MARK_SIDE}`}
                />
                <span>
                  <span className="block font-[650]">{channel}</span>
                  <span className="one-touch-status" data-when="open">
                    {words.status.open}
                  </span>
                  <span className="one-touch-status" data-when="closed">
                    {words.status.closed}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="sign text-h2">{words.title}</h2>
          <p className="mt-5 max-w-[46ch] text-lede text-muted">{words.lede}</p>
          <dl className="mt-9 border-t-2 border-ink">
            {words.points.map(({ title, text }) => (
              <div key={title} className="one-touch-point">
                <dt className="text-h4 font-[650]">{title}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
