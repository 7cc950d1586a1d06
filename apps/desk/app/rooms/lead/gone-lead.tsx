import { LinkButton } from '#app/parts/link-button.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { StateMark } from '#app/parts/state-mark.tsx';
import { WORDS } from './words.ts';

const words = WORDS.erased;

/** What is left to say of a lead that was erased. */
export function GoneLead({ line }: { line: string }) {
  return (
    <>
      <RoomHead title={words.title} isInBar={false} />
      <div className="stack">
        <StateMark state="erased">{words.mark}</StateMark>
        <p className="measure">{line}</p>
        <div>
          <LinkButton variant="quiet" to="/leads">
            {words.back}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
