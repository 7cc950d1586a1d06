import { TRAP_FIELD } from '@high-street/contract';

import { WORDS } from './words.ts';

const TRAP_LIMIT = 200;

/** A field that no person sees, reaches or hears of; whoever fills it in is not one. */
export function TrapField() {
  return (
    <div className="absolute -left-[9999px] h-px w-px overflow-hidden" aria-hidden="true">
      <label>
        {WORDS.details.trap}
        <input
          type="text"
          name={TRAP_FIELD}
          maxLength={TRAP_LIMIT}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
