import { Drawing } from '#/sections/drawing.tsx';
import { codePlaces } from '#drawn/code-places.ts';
import { exportSheets } from '#drawn/export-sheets.ts';
import { paintFan } from '#drawn/paint-fan.ts';

/** The paint chart; a narrow screen shows the three cards in its middle. */
export function PaintFan({ label }: { label: string }) {
  return (
    <>
      <Drawing of={paintFan} label={label} className="code-feature-art code-feature-wide" />
      <Drawing
        of={paintFan}
        crop="150 16 420 420"
        label={label}
        className="code-feature-art code-feature-narrow"
      />
    </>
  );
}

/** The window, the table, the flyer and the bag; each label names one of them. */
export function CodePlaces({ labels }: { labels: readonly string[] }) {
  return (
    <div className="code-places">
      {labels.map((label, index) => (
        <Drawing
          key={label}
          of={codePlaces}
          part={index}
          label={label}
          className="code-feature-art"
        />
      ))}
    </div>
  );
}

/** The same code on three sheets. */
export function ExportSheets({ label }: { label: string }) {
  return <Drawing of={exportSheets} label={label} className="code-feature-art" />;
}
