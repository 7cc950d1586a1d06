import { lazy, useEffect, type ComponentType } from 'react';

import type { AppointmentPanelProps } from './appointment-panel.tsx';

/** Takes the panel's place when its script cannot be fetched: the visitor writes instead, on a freshly loaded page. */
function EnquiryDetour({ enquiryLink }: Pick<AppointmentPanelProps, 'enquiryLink'>) {
  useEffect(() => window.location.assign(enquiryLink.to), [enquiryLink.to]);
  return null;
}

async function importPanel(): Promise<{ default: ComponentType<AppointmentPanelProps> }> {
  try {
    const { AppointmentPanel } = await import('./appointment-panel.tsx');
    return { default: AppointmentPanel };
  } catch (error) {
    console.error(error);
    return { default: EnquiryDetour };
  }
}

/** The panel with everything only it needs, fetched at first opening. */
export const LazyPanel = lazy(importPanel);
