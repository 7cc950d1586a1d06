import { BUSINESS_TYPES, PRODUCTS_AND_SERVICES } from '@high-street/contract';
import { CheckboxGroup, RadioCards } from '@high-street/ui';
import { useId } from 'react';

import { LineField } from '../fields/line-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { WizardWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { PAIR } from './pair.ts';

type BusinessFieldsProps = { input: LeadInput; words: WizardWords };

const PRODUCTS = PRODUCTS_AND_SERVICES.map((entry) => ({ value: entry, label: entry }));

function PlaceFields({ input, words }: BusinessFieldsProps) {
  const { labels, hints } = words;
  const { errorOf } = input;
  return (
    <>
      <div className={PAIR}>
        <LineField
          name="region"
          label={labels.region}
          hint={hints.region}
          autoComplete="country-name"
          input={input}
          words={words}
          error={errorOf('region')}
        />
        <LineField
          name="pincode"
          label={labels.pincode}
          hint={hints.pincode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          input={input}
          words={words}
          error={errorOf('pincode')}
        />
      </div>
      <LineField
        name="address"
        label={labels.address}
        autoComplete="address-line1"
        input={input}
        words={words}
        error={errorOf('address')}
      />
    </>
  );
}

function SizeFields({ input, words }: BusinessFieldsProps) {
  const agesId = useId();
  return (
    <div className={PAIR}>
      <LineField
        name="yearEstablished"
        label={words.labels.yearEstablished}
        isOptional
        list={agesId}
        input={input}
        words={words}
      />
      <datalist id={agesId}>
        {words.agesOfBusiness.map((age) => (
          <option key={age}>{age}</option>
        ))}
      </datalist>
      <LineField
        name="employeeCount"
        label={words.labels.employeeCount}
        isOptional
        inputMode="numeric"
        input={input}
        words={words}
      />
    </div>
  );
}

/** Step 2: the business and where it is. */
export function BusinessFields({ input, words }: BusinessFieldsProps) {
  const { values, change, errorOf } = input;
  const { labels } = words;
  return (
    <>
      <RadioCards
        legend={labels.businessType}
        isLegendHidden
        name="businessType"
        options={BUSINESS_TYPES.map((type) => ({ value: type, label: words.businessTypes[type] }))}
        value={values.businessType}
        onChange={(businessType) => change({ businessType })}
      />
      <LineField
        name="storeName"
        label={labels.storeName}
        autoComplete="organization"
        input={input}
        words={words}
        error={errorOf('storeName')}
      />
      <TextField
        name="businessDescription"
        label={labels.businessDescription}
        input={input}
        words={words}
        error={errorOf('businessDescription')}
      />
      <PlaceFields input={input} words={words} />
      <SizeFields input={input} words={words} />
      <CheckboxGroup
        legend={labels.productsServicesOffered}
        describeCount={(count) => `${count} ${words.chosen}`}
        name="productsServicesOffered"
        options={PRODUCTS}
        chosen={values.productsServicesOffered}
        onChange={(chosen) =>
          change({
            productsServicesOffered: PRODUCTS_AND_SERVICES.filter((entry) =>
              chosen.includes(entry),
            ),
          })
        }
      />
    </>
  );
}
