import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { QrCode } from '../qr-code.tsx';

export function QrThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintBlush} />
      <rect x="12" y="12" width="40" height="40" rx="6" fill={paint.ticket} />
      <Place x={17} y={17}>
        <QrCode size={30} seed={5} />
      </Place>
    </>
  );
}
