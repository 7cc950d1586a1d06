import './two-answers.css';

import { Button, buttonProps, RadioCards } from '@high-street/ui';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { RoomHead } from '#app/parts/room-head.tsx';
import type { TwoAnswersData } from './answer-stale.ts';
import type { Difference } from './compare-answers.ts';
import { WORDS } from './words.ts';

type Side = 'yours' | 'saved';

/** Both answers to one field; what was saved is chosen until somebody chooses the other. */
function Choice({ difference, savedBy }: { difference: Difference; savedBy: string }) {
  const [side, setSide] = useState<Side>('saved');
  const { name, label } = difference;
  const hints = { yours: WORDS.yours, saved: savedBy };
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
  const { differences, kept, version, by, at } = answers;
  const { children, ...look } = buttonProps({ variant: 'quiet', children: WORDS.keep(by) });
  return (
    <>
      <title>{WORDS.title}</title>
      <RoomHead title={WORDS.title} lede={WORDS.lede(by, at)} isInBar={false} />
      <Form method="post" className="two-answers panel">
        <input type="hidden" name="version" value={version} />
        {kept.map(({ place, name, value }) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        {differences.map((difference) => (
          <Choice
            key={`${difference.name} ${version}`}
            difference={difference}
            savedBy={WORDS.saved(by, at)}
          />
        ))}
        <div className="line">
          <Button type="submit" isBusy={state === 'submitting'}>
            {WORDS.save}
          </Button>
          <Link {...look} to={back}>
            {children}
          </Link>
        </div>
      </Form>
    </>
  );
}
