export { TipsPanel } from './tips-panel.tsx';
