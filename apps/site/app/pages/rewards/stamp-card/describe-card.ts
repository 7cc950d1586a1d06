import { STAMPS_ON_CARD, type CardEvent } from './card-rules.ts';
import type { CounterView } from './counter-view.ts';
import { fillWords, sayPoints, type CounterWords } from './counter-words.ts';

function describeEvent(
  event: CardEvent | null,
  { perPound, goal, earns }: CounterView,
  words: CounterWords,
): string {
  const { sentences } = words;
  switch (event?.type) {
    case undefined:
      return sentences.start;
    case 'buy':
      return fillWords(sentences.buy, {
        good: event.good.name,
        points: sayPoints(earns[event.good.id], words.points),
      });
    case 'redeem':
      return sentences.redeem[event.place];
    case 'set-per-pound':
      return fillWords(sentences.perPound, { points: sayPoints(perPound, words.points) });
    case 'set-goal':
      return fillWords(sentences.goal, { points: sayPoints(goal, words.points) });
    case 'undo':
      return sentences.undo;
    case 'start-again':
      return sentences.startAgain;
  }
}

function describeVouchers(vouchers: number, { sentences }: CounterWords): string {
  if (vouchers === 0) return '';
  return vouchers === 1 ? sentences.ready : fillWords(sentences.several, { vouchers });
}

/** What happened and where the card stands now, in plain words for the till's display. */
export function describeCard(
  event: CardEvent | null,
  view: CounterView,
  words: CounterWords,
): string {
  const place = view.board.findIndex(({ face }) => face === null);
  const state = fillWords(words.sentences.state, {
    balance: view.balance,
    goal: view.goal,
    stamps: view.stamps,
    places: STAMPS_ON_CARD,
    rank: words.board.ranks[place] ?? '',
  });
  return [describeEvent(event, view, words), state, describeVouchers(view.vouchers, words)]
    .filter(Boolean)
    .join(' ');
}
