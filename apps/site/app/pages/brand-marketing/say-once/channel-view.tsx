import './channel-view.css';

import { Drawing } from '#/sections/drawing.tsx';
import { postPictures } from '#drawn/post-pictures.ts';

import type { LaidOut } from './lay-out.ts';
import type { Channel, SampleMessage, SayOnceWords } from './say-once-words.ts';

const PARTS = { bun: 0, pizza: 1, crate: 2 } as const;

type ChannelViewProps = {
  channel: Channel;
  laidOut: LaidOut;
  words: SayOnceWords;
  picture: SampleMessage['picture'];
};

function ShopMark() {
  return (
    <svg className="size-[48px]" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="var(--art-signal)" />
      <path
        d="M8 15h32v12a4 4 0 0 1-8 0a4 4 0 0 1-8 0a4 4 0 0 1-8 0a4 4 0 0 1-8 0z"
        fill="var(--art-cream)"
      />
      <path d="M16 15h8v12a4 4 0 0 1-8 0zM32 15h8v12a4 4 0 0 1-8 0z" fill="var(--art-signal-2)" />
    </svg>
  );
}

function EmailView({ laidOut }: { laidOut: LaidOut }) {
  return (
    <div className="say-email">
      <svg className="say-flap" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h100L50 30z" fill="var(--art-extra)" />
      </svg>
      <p className="say-from">{laidOut.shop}</p>
      <p className="say-subject">{laidOut.email.text}</p>
      <p className="line-clamp-2">{laidOut.line}</p>
    </div>
  );
}

export function ChannelView({ channel, laidOut, words, picture }: ChannelViewProps) {
  const { shop, line } = laidOut;
  switch (channel) {
    case 'email':
      return <EmailView laidOut={laidOut} />;
    case 'whatsapp':
      return (
        <div className="say-bubble">
          <p>{line}</p>
          <p className="say-answer">{words.answer}</p>
        </div>
      );
    case 'sms':
      return (
        <div className="say-phone">
          <p>{laidOut.sms.text}</p>
        </div>
      );
    case 'push':
      return (
        <div className="say-push">
          <ShopMark />
          <div>
            <p className="say-from">{shop}</p>
            <p>{laidOut.push.text}</p>
          </div>
        </div>
      );
    case 'social':
      return (
        <div className="say-post">
          <Drawing of={postPictures} part={PARTS[picture]} className="say-post-picture" />
          <p>
            <b>{laidOut.social.account}</b> {laidOut.social.text}
            {laidOut.social.isCut ? <span className="font-bold"> {words.more}</span> : null}
          </p>
        </div>
      );
    default:
      return null;
  }
}
