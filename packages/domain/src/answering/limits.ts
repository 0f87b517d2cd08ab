/** Longest words that a demand and a line are known by; what is longer is cut. */
export const answerLimits = { demand: 200, line: 400 } as const;
