export { ModelOffer } from './model-offer.tsx';
export { MarkItem } from './mark-item.tsx';
export { MarksPanel } from './marks-panel.tsx';
export { ModelWays } from './model-ways.tsx';
