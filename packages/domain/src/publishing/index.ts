export { addressFormSchema, addressFrom, addressSchema } from './address.ts';
export { isBot } from './bots.ts';
export { hasEnded } from './expiry.ts';
export { letterWithoutContact, nameWithoutContact, type LetterWriter } from './letter-without-contact.ts';
export { personData } from './person-data.ts';
export { publicDesign, publicDocument, shownDetailsSchema, type ShownDetails } from './shown-details.ts';
export { usualDetails } from './usual-details.ts';
