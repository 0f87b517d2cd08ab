export { salary } from './capability.ts';
export { findCountry } from './find-country.ts';
export { findOccupation, HARDLY_ELSE, type FoundOccupation } from './find-occupation.ts';
export { publishedPay } from './published-pay.ts';
