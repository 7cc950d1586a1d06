import './phone-field.css';

import {
  COUNTRIES,
  COUNTRY_REGIONS,
  readCountry,
  readPastedPhone,
  stripPhone,
  type CountryIso,
  type Phone,
} from '@high-street/contract';
import { Field, Select, TextInput } from '@high-street/ui';
import type { ChangeEvent, ComponentProps } from 'react';

const GROUPS = COUNTRY_REGIONS.map((region) => ({
  label: region,
  options: COUNTRIES.filter((country) => country.region === region).map(
    ({ iso, name, dialCode }) => ({
      value: iso,
      label: `${dialCode} ${name}`,
    }),
  ),
}));

/** True for keys pressed one by one; a paste, a keyboard's suggestion or autofill brings a whole number at once. */
function isTyped(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const isOneKey = event.inputType === 'insertText' && (event.data ?? '').length === 1;
  return isOneKey || event.inputType.startsWith('delete');
}

/** A select that shows the code alone while it is closed, and code and country while it is open. */
function CountrySelect({
  country,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'groups' | 'value'> & { country: CountryIso }) {
  const code = COUNTRIES.find(({ iso }) => iso === country)?.dialCode;
  return (
    <div className="country">
      <Select {...rest} groups={GROUPS} value={country} />
      <span className="country-code" aria-hidden="true">
        {code}
      </span>
    </div>
  );
}

type PhoneFieldProps = {
  label: string;
  countryLabel: string;
  /** Id of the words that help somebody without a ten-digit number. */
  describedBy: string;
  country: CountryIso;
  digits: string;
  error: string | null;
  onChange: (phone: Phone) => void;
};

/** Country code and national number joined in one field; the number keeps ten digits. */
export function PhoneField({
  label,
  countryLabel,
  describedBy,
  country,
  digits,
  error,
  onChange,
}: PhoneFieldProps) {
  function handleNumber(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.target.value;
    onChange(
      isTyped(event.nativeEvent)
        ? { iso: country, digits: stripPhone(text) }
        : readPastedPhone(text, country),
    );
  }

  return (
    <Field label={label} describedBy={describedBy} error={error}>
      {(control) => (
        <div className="phone">
          <CountrySelect
            name="country"
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            country={country}
            onChange={(event) => onChange({ iso: readCountry(event.target.value), digits })}
          />
          <TextInput
            {...control}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={digits}
            onChange={handleNumber}
          />
        </div>
      )}
    </Field>
  );
}
