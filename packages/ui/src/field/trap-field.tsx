import type { RefObject } from 'react';

const TRAP_LIMIT = 200;

/** A field that no person sees, reaches or hears of; whoever fills it in is not one. */
export function TrapField({
  label,
  ...input
}: {
  name: string;
  label: string;
  ref?: RefObject<HTMLInputElement | null>;
}) {
  return (
    <div className="absolute -left-[9999px] h-px w-px overflow-hidden" aria-hidden="true">
      <label>
        {label}
        <input {...input} type="text" maxLength={TRAP_LIMIT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
