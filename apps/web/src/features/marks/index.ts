export { MarksPanel } from './marks-panel.tsx';
