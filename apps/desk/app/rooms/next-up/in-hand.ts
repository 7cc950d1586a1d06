import type { PendingReply, ReplyData } from '#app/answer/reply-data.ts';
import type { SentTo } from '#app/answer/use-forget-sent.ts';
import type { Due } from '#app/clock/due.ts';
import type { Moment } from '#app/parts/when.tsx';
import type { Present } from '#app/presence/read-present.ts';
import type { InHand } from './describe-in-hand.ts';
import type { TodayFigures } from './describe-today.ts';

/** A lead that waits, as the queue shows it. */
export type QueueLine = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly business: string;
  readonly message: string;
  /** It had its first answer, and waits again. */
  readonly isAgain: boolean;
  readonly due: Due | null;
  readonly heldBy: { readonly id: string; readonly name: string; readonly isYou: boolean } | null;
};

/** What was done just now, and on which lead. */
export type NextUpDone = {
  readonly tone: 'leaf' | 'sky';
  readonly words: string;
  readonly reference: string;
  readonly name: string;
  /** A reply to it that can still be taken back. */
  readonly pending: PendingReply | null;
  /** Null for anything but a reply. */
  readonly sent: SentTo | null;
};

/** Where everybody who waits is: with others, soon answered by a reply that is on its way, or some here and some there. */
export type Hands = 'others' | 'sent' | 'both';

/** Which of its states Next up is in: with a lead in hand, or why there is none. */
export type NextUpScene =
  | {
      readonly kind: 'hand';
      readonly inHand: InHand;
      /** Who else has it open. */
      readonly present: readonly Present[];
      /** What the form of a reply works with; null where nothing can be sent. */
      readonly reply: ReplyData | null;
      /** The id that the next note about it gets, or the next call or answer elsewhere. */
      readonly newId: string;
      /** The leads before and after it in the queue. */
      readonly next: string | null;
      readonly previous: string | null;
    }
  | { readonly kind: 'held'; readonly hands: Hands }
  | { readonly kind: 'answered' | 'first' }
  | {
      readonly kind: 'shut';
      readonly next: string;
      /** By when that one is due; null for no hour. */
      readonly due: Moment | null;
      /** Whether nobody waits before that one. */
      readonly isFirst: boolean;
    };

/** Everything that Next up shows. */
export type NextUpData = {
  readonly scene: NextUpScene;
  /** The reference of the lead in hand, with which the page shows who else has it open. */
  readonly inHand: string | null;
  readonly queue: readonly QueueLine[];
  readonly waiting: number;
  /** How many are late, in words, and who has the one that is; empty where none is. */
  readonly late: string;
  /** Null where they could not be read. */
  readonly today: TodayFigures | null;
  readonly done: NextUpDone | null;
  readonly hasPasskey: boolean;
  readonly day: string;
  readonly time: string;
};
