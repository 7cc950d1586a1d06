import './two-answers.css';

import { Button, RadioCards } from '@high-street/ui';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import type { SavedDifference, TwoAnswersData } from './answer-stale.ts';
import { WORDS } from './words.ts';

type Side = 'yours' | 'saved';

/** Both answers to one field; what was saved is chosen until somebody chooses the other. */
function Choice({ difference }: { difference: SavedDifference }) {
  const [side, setSide] = useState<Side>('saved');
  const { name, label, savedBy } = difference;
  const saved = savedBy === null ? WORDS.saved : WORDS.savedBy(savedBy.name, savedBy.at);
  const hints = { yours: WORDS.yours, saved };
  const sides = ['yours', 'saved'] as const;
  return (
    <RadioCards
      legend={label}
      name={name}
      options={sides.map((each) => ({
        value: difference[each].value,
        label: difference[each].words || WORDS.empty,
        hint: hints[each],
      }))}
      value={difference[side].value}
      onChange={(value) => setSide(value === difference.yours.value ? 'yours' : 'saved')}
    />
  );
}

/** Names whose answers are kept, where one other person saved all of them. */
function sayKeep(differences: readonly SavedDifference[]): string {
  const [name, ...others] = new Set(differences.map(({ savedBy }) => savedBy?.name));
  const isOfOne = name !== undefined && others.length === 0;
  const isNamed = isOfOne && name !== WORDS.you && name !== WORDS.somebody;
  return isNamed ? WORDS.keepOf(name) : WORDS.keep;
}

type TwoAnswersProps = {
  answers: TwoAnswersData;
  /** The page to which whoever keeps what is saved goes. */
  back: string;
};

/**
 * The page of a form that would have overwritten what somebody else had saved meanwhile. It sends the same form again, with
 * what was chosen, on the version that it shows.
 */
export function TwoAnswers({ answers, back }: TwoAnswersProps) {
  const { state } = useNavigation();
  const { differences, kept, version } = answers;
  return (
    <>
      <title>{WORDS.title}</title>
      <RoomHead title={WORDS.title} lede={WORDS.lede} isInBar={false} />
      <Form method="post" className="two-answers panel">
        <input type="hidden" name="version" value={version} />
        {kept.map(({ place, name, value }) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        {differences.map((difference) => (
          <Choice key={`${difference.name} ${version}`} difference={difference} />
        ))}
        <div className="line">
          <Button type="submit" isBusy={state === 'submitting'}>
            {WORDS.save}
          </Button>
          <LinkButton variant="quiet" to={back}>
            {sayKeep(differences)}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
