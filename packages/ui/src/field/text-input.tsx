import type { ComponentPropsWithRef } from 'react';

type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'className'> & {
  /** 40 px high in place of 52, for tables, filters and dense forms. */
  isSmall?: boolean;
};

/** A one-line text box; goes inside a Field. */
export function TextInput({ isSmall = false, ...rest }: TextInputProps) {
  return (
    <input type="text" {...rest} className="control" data-size={isSmall ? 'small' : undefined} />
  );
}
