import '@high-street/ui/dense.css';

import './gallery.css';

import type { Example } from '@high-street/ui/examples';

/** Which colours the gallery shows: one scheme, or both side by side. */
export type GalleryScheme = 'light' | 'dark' | 'both';

/** Examples of one thing, under its name. */
export type ExampleFolder = { readonly folder: string; readonly examples: readonly Example[] };

function Examples({
  scheme,
  folders,
}: {
  scheme: 'light' | 'dark';
  folders: readonly ExampleFolder[];
}) {
  return (
    <div className="gallery-scheme min-w-0 flex-1" data-scheme={scheme} data-ground="paper">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-20 py-16">
        {folders.map(({ folder, examples }) => (
          <div key={folder} data-folder={folder} className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <h2 className="sign border-b-2 border-ink pb-3 text-h2">{folder}</h2>
            {examples.map(({ title, render }) => (
              <section key={title} data-example={`${folder}/${title}`}>
                <p className="mb-4 text-caption text-muted">{title}</p>
                {render()}
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every state of every primitive, for developers and for the accessibility tests. */
export function Gallery({
  scheme,
  folders,
}: {
  scheme: GalleryScheme;
  folders: readonly ExampleFolder[];
}) {
  const schemes = scheme === 'both' ? (['light', 'dark'] as const) : ([scheme] as const);
  return (
    <>
      <h1 className="wrap sign py-10 text-display-2">Gallery</h1>
      <div className="flex">
        {schemes.map((one) => (
          <Examples key={one} scheme={one} folders={folders} />
        ))}
      </div>
    </>
  );
}
