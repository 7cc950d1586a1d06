import './phone-field.css';

import {
  COUNTRIES,
  COUNTRY_REGIONS,
  NOTHING_HIDDEN,
  readCountry,
  typePhone,
  type CountryIso,
  type HiddenPhone,
  type Phone,
} from '@high-street/contract';
import { Field, Select, TextInput } from '@high-street/ui';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react';

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
  if (!(event instanceof InputEvent)) return event.type === 'compositionend';
  const isOneKey = event.inputType === 'insertText' && (event.data ?? '').length === 1;
  return isOneKey || event.inputType.startsWith('delete');
}

/** How much of the text is before the caret; a text that came at once is looked at as a whole. */
function caretOf(event: Event, { value, selectionStart }: HTMLInputElement): number {
  return isTyped(event) ? (selectionStart ?? value.length) : value.length;
}

/** Shows other digits than the browser does; left to React, the caret would go to their end. */
function showDigits(input: HTMLInputElement, digits: string, caret: number): void {
  if (input.value === digits) return;
  input.value = digits;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * Reads what is typed into the number, and keeps what an unfinished country code has beyond the digits on show. What an
 * input method composes, such as full-width digits, is left alone until it is done.
 */
function useTypedPhone(
  ref: RefObject<HTMLInputElement | null>,
  { country, digits: shown, onChange }: Pick<PhoneFieldProps, 'country' | 'digits' | 'onChange'>,
) {
  const last = useRef<HiddenPhone & { readonly digits: string }>({ digits: '', ...NOTHING_HIDDEN });
  const [composed, setComposed] = useState<string | null>(null);

  // A code may have been begun before React answered; the form reads the digits alone.
  useEffect(() => {
    const { value } = ref.current ?? { value: '' };
    last.current = typePhone(value, value.length, { iso: country, ...NOTHING_HIDDEN });
    // oxlint-disable-next-line react/exhaustive-deps -- one look at what was there first
  }, [ref]);

  function read({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    setComposed(isComposing ? input.value : null);
    if (isComposing) return;
    // Whoever else has changed the digits meanwhile, such as a reset of the form, has ended the code.
    const hidden = last.current.digits === shown ? last.current : NOTHING_HIDDEN;
    const typed = typePhone(input.value, caretOf(nativeEvent, input), { ...hidden, iso: country });
    last.current = typed;
    showDigits(input, typed.digits, typed.caret);
    onChange({ iso: typed.iso, digits: typed.digits });
  }

  return { value: composed ?? shown, onChange: read, onCompositionEnd: read };
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
  /** Called when the number is edited; a code in it may have chosen another country. */
  onChange: (phone: Phone) => void;
  onCountry: (country: CountryIso) => void;
};

/** Country code and national number joined in one field; the number keeps ten digits. */
export function PhoneField({
  label,
  countryLabel,
  describedBy,
  error,
  onCountry,
  ...phone
}: PhoneFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const typing = useTypedPhone(ref, phone);

  return (
    <Field label={label} describedBy={describedBy} error={error}>
      {(control) => (
        <div className="phone">
          <CountrySelect
            name="country"
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            country={phone.country}
            onChange={(event) => onCountry(readCountry(event.target.value))}
          />
          <TextInput
            {...control}
            ref={ref}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...typing}
          />
        </div>
      )}
    </Field>
  );
}
