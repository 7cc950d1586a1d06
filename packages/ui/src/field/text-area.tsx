import type { ComponentPropsWithRef } from 'react';

/** Share of the limit from which on the count is shown. */
const COUNT_FROM = 0.8;

type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'maxLength' | 'value'
> & {
  value: string;
  /** Longest text in UTF-16 units; the count appears before it is reached. */
  limit: number;
  /** Says how much is used, such as `4,200 of 5,000 characters`. */
  describeCount: (used: number, limit: number) => string;
};

/** A box for a longer text that grows with it; goes inside a Field. */
export function TextArea({ value, limit, describeCount, ...rest }: TextAreaProps) {
  const isNearLimit = value.length >= limit * COUNT_FROM;
  return (
    <>
      <textarea {...rest} value={value} maxLength={limit} className="control" />
      <output className="field-count">
        {isNearLimit ? describeCount(value.length, limit) : null}
      </output>
    </>
  );
}
