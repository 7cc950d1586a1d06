export { createEnquiryMails } from './enquiry-mails.ts';
export { createFindDue } from './find-due.ts';
export { createTimes } from './page/index.ts';
export { addYourEnquiryRoutes, addYourEnquiryStyle } from './your-enquiry-routes.ts';
