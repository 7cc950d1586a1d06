import './say-once-board.css';

import type { ReactNode } from 'react';

import { ChannelView } from './channel-view.tsx';
import { describeLimits } from './describe-channels.ts';
import type { LaidOut } from './lay-out.ts';
import { Ribbons } from './ribbons.tsx';
import { CHANNELS, type SampleMessage, type SayOnceWords } from './say-once-words.ts';

type SayOnceBoardProps = {
  words: SayOnceWords;
  laidOut: LaidOut;
  picture: SampleMessage['picture'];
  /** How often another message was picked; each time the objects arrive anew. */
  round?: number;
  /** What lies on the paper from which the ribbons leave. */
  children: ReactNode;
};

/** A message on paper, five ribbons, and at the end of each what the message looks like there. */
export function SayOnceBoard({ words, laidOut, picture, round = 0, children }: SayOnceBoardProps) {
  const limits = describeLimits(laidOut, words);
  return (
    <div className="say-once" data-sample="">
      <div className="say-paper">
        <div className="grid grid-cols-1 content-center">{children}</div>
      </div>
      <Ribbons />
      <ul key={round} className="say-channels" data-arriving={round > 0 ? '' : undefined}>
        {CHANNELS.map((channel) => (
          <li key={channel} className="say-channel" data-channel={channel}>
            <div className="say-name">
              <h3>{words.channels[channel]}</h3>
              <p>{limits[channel]}</p>
            </div>
            <div className="say-object">
              <ChannelView {...{ channel, laidOut, words, picture }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
