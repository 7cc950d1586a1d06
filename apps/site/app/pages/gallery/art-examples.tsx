import type { ReactNode } from 'react';

import { CalendarSheet } from '#/art/calendar/calendar-sheet.tsx';
import { CoinStack } from '#/art/coin-stack.tsx';
import { DeliveryVan } from '#/art/delivery-van.tsx';
import { MapPin } from '#/art/map-pin.tsx';
import { MapTile } from '#/art/map-tile.tsx';
import { Megaphone } from '#/art/megaphone.tsx';
import { OpenSign } from '#/art/open-sign.tsx';
import { OrderTicket } from '#/art/paper/order-ticket.tsx';
import { PriceTicket } from '#/art/paper/price-ticket.tsx';
import { StampCard } from '#/art/paper/stamp-card.tsx';
import { Avatar } from '#/art/people/avatar.tsx';
import { FACES } from '#/art/people/faces.ts';
import { Till } from '#/art/till.tsx';
import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';
import { bookingWeek } from '#drawn/booking-week.ts';
import { campaignDesk } from '#drawn/campaign-desk.ts';
import { catalogueConsole } from '#drawn/catalogue-console.ts';
import { enquiryCounter } from '#drawn/enquiry-counter.ts';
import { footerEnds } from '#drawn/footer-ends.ts';
import { footerTerrace } from '#drawn/footer-terrace.ts';
import { forecastConsole } from '#drawn/forecast-console.ts';
import { goalsPhone } from '#drawn/goals-phone.ts';
import { homeFarShops } from '#drawn/home-far-shops.ts';
import { homeShops } from '#drawn/home-shops.ts';
import { homeStreet } from '#drawn/home-street.ts';
import { menuShopfront } from '#drawn/menu-shopfront.ts';
import { orderBoard } from '#drawn/order-board.ts';
import { pointsPhone } from '#drawn/points-phone.ts';
import { productThumbnails } from '#drawn/product-thumbnails.ts';
import { qrDesigner } from '#drawn/qr-designer.ts';
import { vouchersPhone } from '#drawn/vouchers-phone.ts';

const FILES: Readonly<Record<string, DrawnFile>> = {
  homeStreet,
  homeShops,
  homeFarShops,
  footerTerrace,
  footerEnds,
  enquiryCounter,
  menuShopfront,
  productThumbnails,
  orderBoard,
  forecastConsole,
  catalogueConsole,
  bookingWeek,
  qrDesigner,
  campaignDesk,
  goalsPhone,
  pointsPhone,
  vouchersPhone,
};

function part(title: string, viewBox: string, drawn: ReactNode) {
  return {
    title,
    render: () => (
      <svg viewBox={viewBox} className="h-auto w-full max-w-[420px]" aria-hidden="true">
        {drawn}
      </svg>
    ),
  };
}

function isFace(who: string): who is keyof typeof FACES {
  return Object.hasOwn(FACES, who);
}

const faces = Object.keys(FACES).filter(isFace);

/** Every drawing and every part of the mock-up kit. */
export const artExamples = {
  folder: 'art',
  examples: [
    ...Object.entries(FILES).map(([title, file]) => ({
      title,
      render: () => <Drawing of={file} className="h-auto w-full max-w-[900px]" />,
    })),
    part('calendar sheet', '-10 -30 340 390', <CalendarSheet />),
    part('open sign', '-90 -20 200 220', <OpenSign />),
    part('coins', '-60 -80 120 100', <CoinStack />),
    part('delivery van', '-10 -120 270 140', <DeliveryVan />),
    part('map', '0 0 360 260', <MapTile />),
    part('map pin', '-120 -140 240 260', <MapPin reach={100} />),
    part('megaphone', '0 0 280 160', <Megaphone />),
    part('order ticket', '-10 -20 220 260', <OrderTicket />),
    part('price ticket', '0 0 600 480', <PriceTicket />),
    part('stamp card', '-10 -10 590 370', <StampCard />),
    part('till', '-10 -220 180 240', <Till />),
    part(
      'avatars',
      '0 0 540 90',
      faces.map((who, index) => (
        <g key={who} transform={`translate(${index * 90} 0)`}>
          <Avatar who={who} size={80} />
        </g>
      )),
    ),
  ],
};
