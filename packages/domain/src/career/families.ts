/** What kind of work an occupation is, as far as it decides how one learns and proves it. */
export type Family =
  'digital' | 'creative' | 'office' | 'science' | 'teaching' | 'care' | 'service' | 'trade' | 'driving';

/** By major group of the Standard Occupational Classification. */
const byGroup: Readonly<Record<string, Family>> = {
  '11': 'office',
  '13': 'office',
  '15': 'digital',
  '17': 'science',
  '19': 'science',
  '21': 'care',
  '23': 'office',
  '25': 'teaching',
  '27': 'creative',
  '29': 'care',
  '31': 'care',
  '33': 'service',
  '35': 'service',
  '37': 'service',
  '39': 'service',
  '41': 'office',
  '43': 'office',
  '45': 'trade',
  '47': 'trade',
  '49': 'trade',
  '51': 'trade',
  '53': 'driving',
  '55': 'service',
};

export const familyOf = (code: string): Family => byGroup[code.slice(0, 2)] ?? 'office';

/** Work that is learnt at a screen: its technologies matter; of other work the tools do. */
export const isDeskWork = (code: string) =>
  ['digital', 'creative', 'office', 'science', 'teaching'].includes(familyOf(code));
