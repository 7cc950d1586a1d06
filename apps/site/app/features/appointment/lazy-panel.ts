import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react';

import type { AppointmentPanelProps } from './appointment-panel.tsx';

type DetourProps = Pick<AppointmentPanelProps, 'view' | 'enquiryLink' | 'onClose'>;

/** Takes the panel's place when its script cannot be fetched: the visitor writes instead, on a freshly loaded page. */
function EnquiryDetour({ view, enquiryLink, onClose }: DetourProps) {
  const leave = useEffectEvent(() => {
    // The browser's Back can show this page as it was left; each press leads away anew.
    onClose();
    window.location.assign(enquiryLink.to);
  });
  useEffect(() => {
    if (view !== 'closed') leave();
  }, [view]);
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
