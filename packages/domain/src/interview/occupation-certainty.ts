/** How certain it has to be which occupation a title means before anything is asked about it: else it may be another trade's. */
export const LEAST_OCCUPATION_CERTAINTY = 0.7;
