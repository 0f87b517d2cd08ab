import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country that a telephone number says, in small letters; '' where it does not begin with its code. */
export function countryOfPhone(phone: string): string {
  if (!phone.trim().startsWith('+')) return '';
  return parsePhoneNumberFromString(phone)?.country?.toLowerCase() ?? '';
}
