import {
  userDataMessageSchema,
  type AppointmentMessage,
  type StoredUser,
} from '@high-street/contract';

/** The visitor as the site names them; null for a message of another origin, window or shape. */
export function readUser(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  siteUrl: string,
  parent: MessageEventSource | null,
): StoredUser | null {
  if (origin !== siteUrl || source === null || source !== parent) return null;
  return userDataMessageSchema.safeParse(data).data?.payload ?? null;
}

/** The part of a window that messages to the site need. */
export type FramedWindow = {
  readonly self: unknown;
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
};

/** Tells the site, and nobody else; a page that is not framed tells nobody. */
export function tellSite(frame: FramedWindow, siteUrl: string, message: AppointmentMessage): void {
  if (frame.parent === frame.self) return;
  frame.parent.postMessage(message, siteUrl);
}

/** What hands on the visitor's data, however early the site sent it. */
export type Inbox = {
  readonly read: () => StoredUser | null;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Listens from now on: the site sends at the frame's load, which may come before the page is hydrated. */
export function openInbox(frame: Window, siteUrl: string): Inbox {
  let user: StoredUser | null = null;
  const listeners = new Set<() => void>();
  frame.addEventListener('message', (event: MessageEvent<unknown>) => {
    const named = frame.parent === frame ? null : readUser(event, siteUrl, frame.parent);
    if (named === null) return;
    user = named;
    for (const tell of listeners) tell();
  });
  return {
    read: () => user,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
