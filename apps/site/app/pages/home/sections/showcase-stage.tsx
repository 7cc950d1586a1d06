import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';
import { campaignDesk } from '#drawn/campaign-desk.ts';
import { catalogueConsole } from '#drawn/catalogue-console.ts';
import { forecastConsole } from '#drawn/forecast-console.ts';
import { goalsPhone } from '#drawn/goals-phone.ts';
import { orderBoard } from '#drawn/order-board.ts';
import { qrDesigner } from '#drawn/qr-designer.ts';
import { showcaseHills } from '#drawn/showcase-hills.ts';
import { showcaseRewards } from '#drawn/showcase-rewards.ts';
import { showcaseShelf } from '#drawn/showcase-shelf.ts';
import { showcaseTickets } from '#drawn/showcase-tickets.ts';

/** The products of the showcase; ids are literal. */
export type ShowcaseId = 'marketing' | 'order' | 'insights' | 'rewards' | 'catalog' | 'qr';

type Picture = {
  readonly of: DrawnFile;
  /** One object of the picture, in which every label stays legible. */
  readonly crops: { readonly tablet: string; readonly phone: string };
};

const PICTURES = {
  campaignDesk: {
    of: campaignDesk,
    crops: { tablet: '296 44 462 454', phone: '300 58 258 402' },
  },
  orderBoard: { of: orderBoard, crops: { tablet: '10 40 492 456', phone: '12 112 254 330' } },
  forecastConsole: {
    of: forecastConsole,
    crops: { tablet: '384 56 376 434', phone: '452 96 296 300' },
  },
  goalsPhone: { of: goalsPhone, crops: { tablet: '0 0 308 632', phone: '0 0 308 392' } },
  catalogueConsole: {
    of: catalogueConsole,
    crops: { tablet: '2 40 422 458', phone: '10 150 276 330' },
  },
  qrDesigner: { of: qrDesigner, crops: { tablet: '296 44 452 452', phone: '318 60 304 400' } },
} as const satisfies Record<string, Picture>;

/** What can be shown of a product. */
export type ShowcaseImage = keyof typeof PICTURES;

type ShowcaseStageProps = {
  id: ShowcaseId;
  image: ShowcaseImage;
  /** Under the words of its tab, for a narrow screen. */
  isInline?: boolean;
};

/** The picture of a product on the product's own ground; the words beside it say what it shows. */
export function ShowcaseStage({ id, image, isInline = false }: ShowcaseStageProps) {
  const { of, crops } = PICTURES[image];
  return (
    <div
      className="showcase-stage"
      data-stage={id}
      data-inline={isInline ? '' : undefined}
      data-sample=""
    >
      {isInline ? (
        <Drawing of={of} crop={crops.phone} className="showcase-object" />
      ) : (
        <>
          <Backdrop id={id} />
          {id === 'rewards' ? null : <Console of={of} crop={crops.tablet} />}
        </>
      )}
    </div>
  );
}

function Backdrop({ id }: { id: ShowcaseId }) {
  if (id === 'insights') {
    return <Drawing of={showcaseHills} fit="slice" className="showcase-back" />;
  }
  if (id === 'rewards') {
    return <Drawing of={showcaseRewards} fit="slice" align="xMaxYMax" className="showcase-back" />;
  }
  if (id === 'order') {
    return <Drawing of={showcaseTickets} className="showcase-rail" />;
  }
  if (id === 'catalog') {
    return <Drawing of={showcaseShelf} className="showcase-shelf" />;
  }
  return null;
}

function Console({ of, crop }: { of: DrawnFile; crop: string }) {
  return (
    <>
      <Drawing of={of} className="showcase-whole" />
      <Drawing of={of} crop={crop} className="showcase-object" />
    </>
  );
}
