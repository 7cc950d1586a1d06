import { Button, Select } from '@high-street/ui';
import { useId } from 'react';

import type { PartProps } from './part-props.ts';
import { plainFields } from './plain-link.ts';
import { useZones } from './zones.ts';
import { WORDS } from './words.ts';

/** The zone that times are shown in; without scripts a small form asks for the page anew. */
export function ZoneChoice({ props, booking }: PartProps) {
  const { state, dispatch, isLive } = booking;
  const { month, day, zone } = state;
  const id = useId();
  const zones = useZones(zone);
  const kept = plainFields(props, {
    month,
    ...(day === null ? {} : { day }),
    step: 'move',
  });
  return (
    <form
      method="get"
      // Named, since the page may also be the answer to a form that was posted elsewhere.
      action={props.managed?.path ?? '/'}
      className="zone"
      onSubmit={(event) => isLive && event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="zone-label">
        {WORDS.zone.label}
      </label>
      <Select
        id={id}
        name="zone"
        value={zone}
        options={zones}
        onChange={(event) => dispatch({ type: 'zone', zone: event.target.value })}
      />
      {isLive ? null : (
        <Button type="submit" variant="outline">
          {WORDS.zone.show}
        </Button>
      )}
    </form>
  );
}
