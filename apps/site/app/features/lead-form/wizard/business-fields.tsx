import { BUSINESS_TYPES, BUSINESS_TYPE_LABELS, PRODUCTS_AND_SERVICES } from '@high-street/contract';
import { CheckboxGroup, RadioCards } from '@high-street/ui';

import { LineField } from '../fields/line-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { WizardWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { PAIR } from './pair.ts';

type BusinessFieldsProps = { input: LeadInput; words: WizardWords };

const TYPES = BUSINESS_TYPES.map((type) => ({ value: type, label: BUSINESS_TYPE_LABELS[type] }));
const PRODUCTS = PRODUCTS_AND_SERVICES.map((entry) => ({ value: entry, label: entry }));

function PlaceFields({ input, words }: BusinessFieldsProps) {
  const parts = { input, words };
  return (
    <>
      <div className={PAIR}>
        <LineField name="region" {...parts} />
        <LineField name="pincode" {...parts} />
      </div>
      <LineField name="address" {...parts} />
    </>
  );
}

export function BusinessFields({ input, words }: BusinessFieldsProps) {
  const { values, change, questionOf } = input;
  const parts = { input, words };
  return (
    <>
      <RadioCards
        legend={questionOf('businessType')}
        isLegendHidden
        name="businessType"
        options={TYPES}
        value={values.businessType}
        onChange={(businessType) => change({ businessType })}
      />
      <LineField name="storeName" {...parts} />
      <TextField name="businessDescription" {...parts} />
      <PlaceFields {...parts} />
      <div className={PAIR}>
        <LineField name="yearEstablished" {...parts} />
        <LineField name="employeeCount" {...parts} />
      </div>
      <CheckboxGroup
        legend={questionOf('productsServicesOffered')}
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
