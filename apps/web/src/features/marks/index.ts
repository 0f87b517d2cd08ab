export { ModelOffer } from './model-offer.tsx';
export { MarksPanel } from './marks-panel.tsx';
