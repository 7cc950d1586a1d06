import { BrandMark } from './brand-mark.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { Fault, readRefused } from './fault.tsx';
import { WORDS } from './words.ts';

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
    <main className="fault-alone">
      <a href="/" className="fault-brand">
        <BrandMark size={30} />
        {WORDS.desk}
      </a>
      <div>
        <Fault error={error} />
      </div>
    </main>
  );
}
