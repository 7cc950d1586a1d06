import { redirect } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { readForm } from '#app/read-posted-form.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';
import { againAddress, hastenedAddress } from './deliveries-done.ts';

const actSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('again-one'), deliveryId: z.guid() }),
  z.object({ intent: z.literal('again-kind'), kind: z.string().regex(/^[a-z_]{1,60}$/) }),
  z.object({ intent: z.literal('again-all') }),
  z.object({ intent: z.literal('try-now'), deliveryId: z.guid() }),
]);

type Act = z.infer<typeof actSchema>;
type Services = Pick<DeskServices, 'leadDesk' | 'deliveryDesk'>;
/** Who acts, and on which pages of the room. */
type From = { readonly visit: Visit; readonly query: DeliveriesQuery };

async function perform(
  { leadDesk, deliveryDesk }: Services,
  act: Act,
  { visit: { actor }, query }: From,
): Promise<string> {
  switch (act.intent) {
    case 'again-one': {
      const isDue = await leadDesk.requeueDelivery({ deliveryId: act.deliveryId, actor });
      return againAddress(query, isDue ? 1 : 0);
    }
    case 'again-kind':
      return againAddress(query, await leadDesk.requeue({ leadId: null, kind: act.kind, actor }));
    case 'again-all':
      return againAddress(query, await leadDesk.requeue({ leadId: null, actor }));
    case 'try-now':
      return hastenedAddress(
        query,
        await deliveryDesk.hasten({ deliveryId: act.deliveryId, actor }),
      );
  }
}

/** Does what a form of the room asks for, and goes to where the room says so. */
export async function actOnDeliveries(services: Services, form: FormData, from: From) {
  return redirect(await perform(services, readForm(form, actSchema), from), 303);
}
