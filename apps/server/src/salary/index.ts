export { salary } from './capability.ts';
export { findCountry } from './find-country.ts';
export { findOccupation, type FoundOccupation } from './find-occupation.ts';
export { publishedPay } from './published-pay.ts';
