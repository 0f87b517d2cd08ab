/* Claims judged. Stands on packages/english, whose model neither a page nor the server's own thread loads. */
export { claimSource } from '../claim-source.ts';
export { doubtsAbout, isTyped, unsupportedClaim, unsupportedFact } from '../unsupported-claim.ts';
