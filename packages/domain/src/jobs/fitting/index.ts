/* What the weights of the advert reader are fitted by. For measuring, not for the product. */
export { advertExamples, type AdvertExample } from './advert-examples.ts';
export { judgedKinds, type AdvertWeights, type JudgedKind } from '../odds/advert-weights.ts';
export { certaintyOf } from '../odds/candidate.ts';
export { readAdvertBy } from '../read-advert.ts';
