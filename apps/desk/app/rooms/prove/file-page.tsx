import { Button, textLinkLook, useIsPrerendered } from '@high-street/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { DoorPage } from '#app/door/door-page.tsx';

import { KeptFields } from './kept-fields.tsx';
import type { Kept } from './list-kept.ts';
import { WORDS } from './words.ts';

type FilePageProps = {
  brand: string;
  /** Where the file comes from. */
  to: string;
  kept: Kept;
  /** The page above it. */
  page: { path: string; name: string };
};

/** What follows a proof for a file. It sends the kept form by itself, or by its button where there are no scripts. */
export function FilePage({ brand, to, kept, page }: FilePageProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    form.current?.submit();
  }, []);
  return (
    <DoorPage
      brand={brand}
      title={WORDS.file.title}
      lede={<p>{isPrerendered ? WORDS.file.press : WORDS.file.comes}</p>}
    >
      <form method="post" action={to} className="door-form" ref={form}>
        <KeptFields kept={kept} />
        <Button type="submit" variant="outline" size="medium">
          {WORDS.file.get}
        </Button>
      </form>
      <div className="door-links">
        <Link to={page.path} {...textLinkLook({ children: WORDS.file.back(page.name) })} />
      </div>
    </DoorPage>
  );
}
