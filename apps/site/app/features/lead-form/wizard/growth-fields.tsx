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
    <Field label={words.labels.storeGrowthStage} error={input.errorOf('storeGrowthStage')}>
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

/** A web address of the business; nothing in it is capitalised or spell-checked. */
function AddressField({
  name,
  label,
  autoComplete,
  input,
  words,
}: GrowthFieldsProps & {
  name: 'businessWebsite' | 'facebook' | 'instagram';
  label: string;
  autoComplete: 'url' | 'off';
}) {
  return (
    <LineField
      name={name}
      label={label}
      isOptional
      inputMode="url"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      input={input}
      words={words}
      error={input.errorOf(name)}
    />
  );
}

/** Step 3: the brand and where it is going. */
export function GrowthFields({ input, words }: GrowthFieldsProps) {
  const { labels } = words;
  const parts = { input, words };
  return (
    <>
      <TextField name="message" label={labels.message} isOptional {...parts} />
      <StageField {...parts} />
      <AddressField
        name="businessWebsite"
        label={labels.businessWebsite}
        autoComplete="url"
        {...parts}
      />
      <div className={PAIR}>
        <AddressField name="facebook" label={labels.facebook} autoComplete="off" {...parts} />
        <AddressField name="instagram" label={labels.instagram} autoComplete="off" {...parts} />
      </div>
    </>
  );
}
