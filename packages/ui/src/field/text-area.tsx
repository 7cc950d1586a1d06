import type { ComponentPropsWithRef } from 'react';

import { CharacterCount } from './character-count.tsx';
import { countNearLimit, type DescribeCount } from './count-near-limit.ts';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'value'> & {
  value: string;
  /** Longest text in UTF-16 units; the count appears before it is reached. Only `maxLength` keeps from going beyond. */
  limit: number;
  describeCount: DescribeCount;
};

/** A box for a longer text that grows with it; goes inside a Field. */
export function TextArea({ value, limit, describeCount, ...rest }: TextAreaProps) {
  return (
    <>
      <textarea {...rest} value={value} className="control" />
      <CharacterCount count={countNearLimit(value, limit, describeCount)} />
    </>
  );
}
