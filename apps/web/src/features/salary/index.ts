export { SalaryPanel } from './salary-panel.tsx';
