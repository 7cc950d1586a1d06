import { paint } from '#/art/paint.ts';
import { CampaignMessage } from './campaign-message.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { ConsoleFrame } from '#/art/console/console-frame.tsx';
import { OpenRate } from './open-rate.tsx';
import { PushNote } from './push-note.tsx';
import { SocialPost } from './social-post.tsx';

export { CONSOLE_PLANE as size } from '#/art/console/console-frame.tsx';

export function Drawing() {
  return (
    <ConsoleFrame address="brand.bramble.example">
      <path d="M292 0h468v444a16 16 0 0 1-16 16h-452z" fill={paint.tintBlush} />
      <CampaignMessage />
      <g transform="translate(326 46) rotate(-3 110 180)">
        <SocialPost />
      </g>
      <g transform="translate(560 42) rotate(2.5 80 50)">
        <PushNote
          shop="Bramble Bakery"
          title="Buns out in 10 minutes"
          line="Yours is on the shelf."
        />
      </g>
      <g transform="translate(584 180) rotate(-2 70 70)">
        <ChatBubble
          greeting="Morning Priya."
          lines={['Same as last', 'Easter? 4 buns,', '8:15 collection.']}
          answer="Yes please"
        />
      </g>
      <g transform="translate(568 344)">
        <OpenRate note="Opened within an hour" figure="60%" />
      </g>
    </ConsoleFrame>
  );
}
