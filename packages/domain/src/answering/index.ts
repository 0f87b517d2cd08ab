/* How far a demand of an advert is answered. What finds the answers reads whole texts and stands apart: `answering/finding`. */
export * from './states.ts';
export { answerLimits } from './limits.ts';
