/* What the weights of the advert reader are fitted by. For measuring, not for the product. */
export { advertCandidates } from '../advert-candidates.ts';
