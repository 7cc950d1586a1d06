import {
  ArchiveIcon,
  CalendarIcon,
  ChartColumnIcon,
  KeyboardIcon,
  ListIcon,
  MessageIcon,
  ScrollTextIcon,
  SendIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
} from '@high-street/ui';
import type { ComponentType } from 'react';

import { hasRight, RIGHTS, type Who } from '../../rights/rights.ts';

type Room = {
  /** The route's id in the router and in the table of rights. */
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** What it is for, where there is room to say so. */
  readonly purpose: string;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Work with leads stands above the rule of the rail, what the desk needs for itself below it. */
  readonly group: 'work' | 'desk' | 'own';
  /** Whom it is for, where that is not everybody whom it lets in. */
  readonly who?: Who;
};

/** Every room of the desk, in the order of the rail. */
export const ROOMS = [
  {
    id: 'next-up',
    path: '/',
    name: 'Next up',
    purpose: 'The lead that is due next',
    Icon: TicketIcon,
    group: 'work',
    who: 'member',
  },
  {
    id: 'leads',
    path: '/leads',
    name: 'Leads',
    purpose: 'Everybody who wrote, and how far they are',
    Icon: ListIcon,
    group: 'work',
  },
  {
    id: 'bookings',
    path: '/bookings',
    name: 'Bookings',
    purpose: 'Demos by week or as a list',
    Icon: CalendarIcon,
    group: 'work',
  },
  {
    id: 'quarantine',
    path: '/quarantine',
    name: 'Quarantine',
    purpose: 'Leads with the signs of a robot',
    Icon: ArchiveIcon,
    group: 'work',
  },
  {
    id: 'deliveries',
    path: '/deliveries',
    name: 'Deliveries',
    purpose: 'Mails and calls that wait or were given up',
    Icon: SendIcon,
    group: 'work',
  },
  {
    id: 'numbers',
    path: '/numbers',
    name: 'Numbers',
    purpose: 'What pages, forms and answers lead to, in totals',
    Icon: ChartColumnIcon,
    group: 'work',
  },
  {
    id: 'replies',
    path: '/replies',
    name: 'Saved replies',
    purpose: 'What is written once and sent to many',
    Icon: MessageIcon,
    group: 'desk',
  },
  {
    id: 'people',
    path: '/people',
    name: 'People',
    purpose: 'Who may come in, and as what',
    Icon: UsersIcon,
    group: 'desk',
  },
  {
    id: 'audit',
    path: '/audit',
    name: 'Audit log',
    purpose: 'Who did what, and when',
    Icon: ScrollTextIcon,
    group: 'desk',
  },
  {
    id: 'you',
    path: '/you',
    name: 'You',
    purpose: 'Your name, passkeys, sessions and preferences',
    Icon: UserIcon,
    group: 'own',
  },
  {
    id: 'keys',
    path: '/keys',
    name: 'Keys',
    purpose: 'What each key does',
    Icon: KeyboardIcon,
    group: 'own',
  },
] as const satisfies readonly Room[];

/** The rooms of the rail that are open to somebody of a role; a table of rights says whom an address lets in. */
export function listOpenRooms(role: Who): readonly RoomId[] {
  const rooms: readonly (Room & { readonly id: RoomId })[] = ROOMS;
  return rooms
    .filter(({ path, who }) => hasRight(role, who ?? RIGHTS[path]?.get ?? 'owner'))
    .map(({ id }) => id);
}

/** What tells a room from the others. */
export type RoomId = (typeof ROOMS)[number]['id'];

/** The room that an address belongs to, or null: its own pages count, too. */
export function findRoom(pathname: string) {
  return (
    ROOMS.find(({ path }) => pathname === path) ??
    ROOMS.find(({ path }) => path !== '/' && pathname.startsWith(`${path}/`)) ??
    null
  );
}
