import type { ComponentPropsWithRef } from 'react';

/** A one-line text box; goes inside a Field. */
export function TextInput(props: Omit<ComponentPropsWithRef<'input'>, 'className'>) {
  return <input type="text" {...props} className="control" />;
}
