import { lazyPart } from '../../ui/lazy-part.tsx';

export { SalaryPanel, type SalaryPanelProps } from './salary-panel.tsx';
/** Loaded where offers are compared: it draws. */
export const PayStanding = lazyPart(async () => (await import('./pay-standing.tsx')).PayStanding);
