import type { DeviceWidth, Vital } from '@high-street/contract';

import { DEVICES, VITALS, vitalWhats } from './series.ts';
import type { HeldSums, Told } from './told-sums.ts';

/** How good a vital was for visits of a page on a kind of device. */
export type VitalTotals = {
  readonly page: string;
  readonly device: DeviceWidth;
  readonly vital: Vital;
  readonly good: Told;
  readonly fair: Told;
  readonly poor: Told;
};

type Of = { readonly pages: readonly string[]; readonly isCompared: boolean };

/** Tells of web vitals by page and kind of device. */
export function tellVitals(sums: HeldSums, { pages, isCompared }: Of): VitalTotals[] {
  return pages.flatMap((page) =>
    DEVICES.flatMap((device) =>
      VITALS.map((vital) => {
        const tell = (grade: 'good' | 'fair' | 'poor') =>
          sums.tell({ whats: vitalWhats(vital, device, grade), page, source: '' }, isCompared);
        return { page, device, vital, good: tell('good'), fair: tell('fair'), poor: tell('poor') };
      }),
    ),
  );
}
