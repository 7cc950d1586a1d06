import { data, redirect } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { againAddress, hastenedAddress } from './deliveries-done.ts';

const actSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('again-one'), deliveryId: z.guid() }),
  z.object({ intent: z.literal('again-kind'), kind: z.string().regex(/^[a-z_]{1,60}$/) }),
  z.object({ intent: z.literal('again-all') }),
  z.object({ intent: z.literal('try-now'), deliveryId: z.guid() }),
]);

type Act = z.infer<typeof actSchema>;
type Services = Pick<DeskServices, 'leadDesk' | 'deliveryDesk'>;

async function perform(
  { leadDesk, deliveryDesk }: Services,
  act: Act,
  actor: Visit['actor'],
): Promise<string> {
  switch (act.intent) {
    case 'again-one': {
      const isDue = await leadDesk.requeueDelivery({ deliveryId: act.deliveryId, actor });
      return againAddress(isDue ? 1 : 0);
    }
    case 'again-kind':
      return againAddress(await leadDesk.requeue({ leadId: null, kind: act.kind, actor }));
    case 'again-all':
      return againAddress(await leadDesk.requeue({ leadId: null, actor }));
    case 'try-now':
      return hastenedAddress(await deliveryDesk.hasten({ deliveryId: act.deliveryId, actor }));
  }
}

/** Does what a form of the room asks for, and goes to where the room says so. */
export async function actOnDeliveries(services: Services, form: FormData, { actor }: Visit) {
  const read = actSchema.safeParse(Object.fromEntries(form));
  if (!read.success) throw data(null, 400);
  return redirect(await perform(services, read.data, actor), 303);
}
