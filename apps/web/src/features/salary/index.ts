import { lazy } from 'react';

export { SalaryPanel, type SalaryPanelProps } from './salary-panel.tsx';
/** Loaded where offers are compared: it draws. */
export const PayStanding = lazy(async () => ({
  default: (await import('./pay-standing.tsx')).PayStanding,
}));
