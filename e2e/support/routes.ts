/** Every address of the route table (spec 2) with its main heading. */
export const ROUTES = [
  { path: '/', heading: 'Digital Commerce made Simple' },
  { path: '/home', heading: 'Digital Commerce made Simple' },
  { path: '/product/brand-marketting', heading: 'Say it once. Hear it all over town.' },
  { path: '/product/online-order-and-delivery', heading: 'Launch Your Online Store in 24 Hours' },
  { path: '/product/data-driven-insights', heading: 'Know Saturday by Thursday' },
  { path: '/product/rewards-and-loyality-points', heading: 'Turn passers-by into regulars' },
  {
    path: '/product/smart-booking-system',
    heading: 'Smart Booking System for a Seamless Customer Experience',
  },
  { path: '/product/catalog-management', heading: 'The shelf and the screen agree' },
  { path: '/product/qr-code-promotions', heading: 'Codes that look like your shop' },
  { path: '/enquiry', heading: 'GET IN TOUCH WITH OUR TEAM' },
  { path: '/onboarding', heading: "Let's Get Started" },
  { path: '/pricing', heading: 'Pay for the shop, not for every sale' },
  { path: '/solutions', heading: 'Every sale through your own door' },
  { path: '/faqs', heading: 'Fair questions, straight answers' },
  { path: '/team', heading: 'Ring whichever bell you need' },
  { path: '/Landing', heading: 'Your Local Business Deserves Big-Business Growth Power' },
  { path: '/meet-our-team', heading: 'Find us in the post room' },
] as const;
