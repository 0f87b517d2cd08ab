export { ConnectCard } from './connect-card.tsx';
export { ConnectionsPanel } from './connections-panel.tsx';
