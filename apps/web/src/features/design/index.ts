export { DesignPanel } from './design-panel.tsx';
export { NewerRelease } from './release/newer-release.tsx';
