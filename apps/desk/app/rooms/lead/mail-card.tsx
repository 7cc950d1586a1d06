import { DownloadIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { leadAddress } from '#app/answer/lead-address.ts';

import type { TimelineMail } from './timeline-row.ts';
import { MAIL } from './timeline-words.ts';

type MailCardProps = {
  mail: TimelineMail;
  /** The lead that it is about, and the list that its page was opened from. */
  reference: string;
  list: string | null;
};

/** What somebody wrote by mail, as text; what they quoted opens, and what came with it is named and left where it is. */
export function MailCard({ mail, reference, list }: MailCardProps) {
  const { id, extent, subject, body, quoted, attachments, isOfVisitor } = mail;
  const anchor = `mail-${id}`;
  return (
    <>
      <div id={anchor} className="timeline-card" data-kind={isOfVisitor ? 'visitor' : undefined}>
        {subject === '' ? null : (
          <p className="timeline-text font-[650]" dir="auto">
            {subject}
          </p>
        )}
        {subject !== '' && body === '' ? null : (
          <p className="timeline-text" dir="auto">
            {body || MAIL.empty}
          </p>
        )}
        {attachments.map(({ name, size }) => (
          <p key={name} className="mail-attachment caption">
            <DownloadIcon size={16} />
            <b>{name}</b> {MAIL.attachment(size)}
          </p>
        ))}
      </div>
      {extent === 'whole' ? null : (
        <Link
          to={`${leadAddress(reference, { list, mail: extent === 'cut' ? id : null })}#${anchor}`}
          className="quiet-link caption"
        >
          {MAIL[extent]}
        </Link>
      )}
      {quoted === '' ? null : (
        <details className="note-before">
          <summary className="quiet-link caption">{MAIL.quoted}</summary>
          <p className="timeline-card timeline-text muted" dir="auto">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}
