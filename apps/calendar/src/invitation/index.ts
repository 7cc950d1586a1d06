export { buildInvitation, type Invitation } from './build-invitation.ts';
