import { GROWTH_STAGES } from '@high-street/contract';
import { Field, Select } from '@high-street/ui';

import { LineField } from '../fields/line-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { WizardWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { PAIR } from './pair.ts';

type GrowthFieldsProps = { input: LeadInput; words: WizardWords };

const STAGES = GROWTH_STAGES.map((stage) => ({ value: stage, label: stage }));

function StageField({ input, words }: GrowthFieldsProps) {
  return (
    <Field label={input.questionOf('storeGrowthStage')} error={input.errorOf('storeGrowthStage')}>
      {(control) => (
        <Select
          {...control}
          name="storeGrowthStage"
          placeholder={words.chooseOne}
          options={STAGES}
          value={input.values.storeGrowthStage}
          onChange={({ target }) =>
            input.change({
              storeGrowthStage: GROWTH_STAGES.find((stage) => stage === target.value) ?? '',
            })
          }
        />
      )}
    </Field>
  );
}

/** Step 3: the brand and where it is going. */
export function GrowthFields({ input, words }: GrowthFieldsProps) {
  const parts = { input, words };
  return (
    <>
      <TextField name="message" {...parts} />
      <StageField {...parts} />
      <LineField name="businessWebsite" {...parts} />
      <div className={PAIR}>
        <LineField name="facebook" {...parts} />
        <LineField name="instagram" {...parts} />
      </div>
    </>
  );
}
