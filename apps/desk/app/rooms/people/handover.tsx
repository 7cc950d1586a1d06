import { Button } from '@high-street/ui';
import { useEffect, useRef, useState } from 'react';

import { WORDS } from './words.ts';

/** An invitation to hand over by hand: the address is shown once. */
export type HandoverLink = { readonly name: string; readonly url: string; readonly until: string };

/** The link of an invitation, where no mail server can send it. */
export function Handover({ name, url, until }: HandoverLink) {
  const [isCopied, setIsCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <section className="panel handover" aria-labelledby="handover-title">
      <h2 className="section-title" id="handover-title" tabIndex={-1} ref={title}>
        {WORDS.link.title(name)}
      </h2>
      <p>{WORDS.link.line(until)}</p>
      <div className="handover-link">
        <input
          className="control"
          data-size="small"
          readOnly
          aria-label={WORDS.link.label}
          value={url}
        />
        <span className="handover-copy">
          <Button variant="quiet" size="small" onClick={() => void copy()}>
            <span aria-live="polite">{isCopied ? WORDS.link.copied : WORDS.link.copy}</span>
          </Button>
        </span>
      </div>
    </section>
  );
}
