import { MonitorIcon, SmartphoneIcon } from '@high-street/ui';

import { Act } from '#app/parts/act.tsx';
import { When } from '#app/parts/when.tsx';
import { OwnLine } from './own-list.tsx';
import type { SessionLine } from './read-you.ts';
import { WORDS } from './words.ts';

const words = WORDS.sessions;
const PHONE = /phone|android/i;

function Detail({ session: { since, seen, ends, isThis } }: { session: SessionLine }) {
  return (
    <>
      {words.since}
      <When at={since} />, {isThis ? words.ends : words.seen}
      <When at={isThis ? ends : seen} />
      {isThis ? words.latest : null}
    </>
  );
}

/** Where one is signed in: each session can be ended, this one by signing out. */
export function SessionPanel({ sessions }: { sessions: readonly SessionLine[] }) {
  return (
    <section className="panel" aria-labelledby="sessions-title" id="sessions">
      <div className="panel-head">
        <h2 className="section-title" id="sessions-title">
          {words.title}
        </h2>
        {sessions.length > 1 ? (
          <Act intent="end-others" action="/you/ways-in">
            {words.endOthers}
          </Act>
        ) : null}
      </div>
      <ul>
        {sessions.map((session) => (
          <OwnLine
            key={session.id}
            icon={
              PHONE.test(session.agent) ? <SmartphoneIcon size={18} /> : <MonitorIcon size={18} />
            }
            name={session.isThis ? words.here(session.agent) : session.agent}
            detail={<Detail session={session} />}
            acts={
              session.isThis ? null : (
                <Act
                  intent="end-session"
                  action="/you/ways-in"
                  fields={{ sessionId: session.id }}
                  variant="bare"
                  about={words.about(session.agent, session.since.words)}
                >
                  {words.end}
                </Act>
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
