import enquiryCounterUrl from './enquiry-counter.svg?no-inline';
export const enquiryCounter = { url: enquiryCounterUrl, viewBox: '0 -170 660 1110' };
import footerTerraceUrl from './footer-terrace.svg?no-inline';
export const footerTerrace = { url: footerTerraceUrl, viewBox: '0 0 2880 262' };
import homeStreetUrl from './home-street.svg?no-inline';
export const homeStreet = { url: homeStreetUrl, viewBox: '0 0 2240 780' };
