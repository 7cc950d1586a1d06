import './fault.css';

import { FormAlert, LockIcon } from '@high-street/ui';
import { isRouteErrorResponse } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { Again } from './again.tsx';
import { FaultLine } from './fault-line.tsx';
import { UnsentError } from './keep-unsent.ts';
import { readFaultNote, readRefused } from './read-fault.ts';
import { SendAgain } from './send-again.tsx';
import { FAULTS } from './words.ts';

const REFUSED = 403;
const MISSING = 404;
const CLIENT_FAULTS = 500;

function titleOf(error: unknown, status: number | null): string {
  if (error instanceof UnsentError) {
    return error.sent.isSignedOut ? FAULTS.signedOut.title : FAULTS.unsent.title;
  }
  if (readFaultNote(error)?.isChange === true) return FAULTS.unsent.title;
  if (status === REFUSED) return FAULTS.refused.title;
  if (status === MISSING) return FAULTS.missing.title;
  return status === null || status >= CLIENT_FAULTS ? FAULTS.failed.title : FAULTS.old.title;
}

function Body({ error, status }: { error: unknown; status: number | null }) {
  if (error instanceof UnsentError) {
    return <SendAgain sent={error.sent} note={readFaultNote(error.cause)} />;
  }
  const refused = readRefused(error);
  const note = readFaultNote(error);
  if (refused !== null) {
    const { notChange, notRead, ask, act } = FAULTS.refused;
    return (
      <>
        <Strip tone="sky" icon={<LockIcon size={18} />} isLive={false}>
          <b>{refused.isChange ? notChange : notRead}</b> {ask(refused.owner)}
        </Strip>
        <LinkButton variant="outline" to="/">
          {act}
        </LinkButton>
      </>
    );
  }
  if (status === null || status >= CLIENT_FAULTS) {
    return (
      <>
        <FormAlert>
          {note?.isChange === true ? FAULTS.unsent.notKept : FAULTS.failed.line}
        </FormAlert>
        <div className="fault-acts">
          <Again />
          {note === null ? null : <FaultLine note={note} />}
        </div>
      </>
    );
  }
  const { line, act } = status === MISSING ? FAULTS.missing : FAULTS.old;
  return (
    <>
      <p>{line}</p>
      <LinkButton variant="outline" to="/">
        {act}
      </LinkButton>
    </>
  );
}

/** What stands in for a room that could not be shown. */
export function Fault({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  const title = titleOf(error, status);
  return (
    <>
      <title>{title}</title>
      <RoomHead title={title} isInBar={false} />
      <div className="fault">
        <Body error={error} status={status} />
      </div>
    </>
  );
}
