import './thumb-bar.css';

import { ButtonLink, NotebookIcon, PhoneIcon, ReplyIcon } from '@high-street/ui';
import { useId } from 'react';

import { useKeyProps } from '#app/keys/key-hint.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { leadAddress } from './lead-address.ts';
import { REPLY } from './reply-words.ts';
import { ANSWER } from './words.ts';

const words = ANSWER.ways;

const WAYS = {
  reply: { name: REPLY.way, letter: 'R', Icon: ReplyIcon },
  called: { name: words.called, letter: 'C', Icon: PhoneIcon },
  note: { name: words.note, letter: 'N', Icon: NotebookIcon },
} as const;

type WayLinkProps = {
  way: keyof typeof WAYS;
  reference: string;
  list: string | null;
  /** The one that most come for; the others are as wide as their picture. */
  isFirst?: boolean;
};

function WayLink({ way, reference, list, isFirst = false }: WayLinkProps) {
  const keyProps = useKeyProps();
  const { name, letter, Icon } = WAYS[way];
  return (
    <LinkButton
      variant={isFirst ? 'primary' : 'quiet'}
      size="medium"
      {...keyProps(letter)}
      to={leadAddress(`${reference}/${way}`, { list })}
      data-narrow={isFirst ? undefined : ''}
    >
      <Icon size={20} />
      {isFirst ? name : <span className="sr-only">{name}</span>}
    </LinkButton>
  );
}

type ThumbBarProps = {
  lead: {
    readonly reference: string;
    readonly list: string | null;
    readonly phone: string;
    /** What hour it is where the phone is at home, in words. */
    readonly callHour: string | null;
    readonly reply: object | null;
  };
  /** Whether whoever looks may write about it. */
  isOpen: boolean;
  /** Whether its number may be called. */
  mayCall: boolean;
};

/** What a thumb reaches on a phone: a reply or a call, what came of a call, and a note. */
export function ThumbBar({ lead, isOpen, mayCall }: ThumbBarProps) {
  const hourId = useId();
  const { reference, list, phone, callHour } = lead;
  const mayReply = isOpen && lead.reply !== null;
  const hasCall = phone !== '' && mayCall && !mayReply;
  if (!isOpen && !hasCall) return null;
  return (
    <div className="thumb-bar">
      {hasCall && callHour !== null ? (
        <p className="thumb-hour caption muted" id={hourId}>
          {callHour}
        </p>
      ) : null}
      {mayReply ? <WayLink way="reply" reference={reference} list={list} isFirst /> : null}
      {hasCall ? (
        <ButtonLink
          size="medium"
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={words.callNumber(phone)}
          aria-describedby={callHour === null ? undefined : hourId}
        >
          <PhoneIcon size={20} />
          {words.call}
        </ButtonLink>
      ) : null}
      {isOpen ? (
        <>
          <WayLink way="called" reference={reference} list={list} />
          <WayLink way="note" reference={reference} list={list} />
        </>
      ) : null}
    </div>
  );
}
