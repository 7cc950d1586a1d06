import './gallery.css';

import { exampleFolders } from '@high-street/ui/examples';

/** Which colours the gallery shows: one scheme, or both side by side. */
export type GalleryScheme = 'light' | 'dark' | 'both';

function Examples({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div className="gallery-scheme min-w-0 flex-1" data-scheme={scheme} data-ground="paper">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-20 py-16">
        {exampleFolders.map(({ folder, examples }) => (
          <div key={folder} className="grid grid-cols-[minmax(0,1fr)] gap-10">
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
export function Gallery({ scheme }: { scheme: GalleryScheme }) {
  const schemes = scheme === 'both' ? (['light', 'dark'] as const) : ([scheme] as const);
  return (
    <>
      <h1 className="wrap sign py-10 text-display-2">Gallery</h1>
      <div className="flex">
        {schemes.map((one) => (
          <Examples key={one} scheme={one} />
        ))}
      </div>
    </>
  );
}
