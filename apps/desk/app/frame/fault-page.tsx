import { AloneMain } from './alone-main.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { Fault } from './fault.tsx';
import { readRefused } from './read-fault.ts';

/** A fault that no room caught: where somebody may not go it stands in the frame, before anybody is known without it. */
export function FaultPage({ error }: { error: unknown }) {
  const refused = readRefused(error);
  if (refused !== null) {
    return (
      <DeskFrame data={refused.frame}>
        <Fault error={error} />
      </DeskFrame>
    );
  }
  return (
    <AloneMain>
      <Fault error={error} />
    </AloneMain>
  );
}
