import { DownloadIcon } from '@high-street/ui';

import type { TimelineMail } from './timeline-row.ts';
import { MAIL } from './timeline-words.ts';

/** What somebody wrote by mail, as text; what they quoted opens, and what came with it is named and left where it is. */
export function MailCard({ mail }: { mail: TimelineMail }) {
  const { body, quoted, attachments, isAutomatic } = mail;
  return (
    <>
      <div className="timeline-card" data-kind={isAutomatic ? 'machine' : 'visitor'}>
        <p className="timeline-text" dir="auto">
          {body || MAIL.empty}
        </p>
        {attachments.map(({ name, size }) => (
          <p key={name} className="mail-attachment caption">
            <DownloadIcon size={16} />
            <b>{name}</b> {MAIL.attachment(size)}
          </p>
        ))}
      </div>
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
