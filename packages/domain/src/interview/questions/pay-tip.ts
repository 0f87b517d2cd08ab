import { countryPhrases, currencies, type Country, type Pay } from '../../salary/index.ts';

/** What an occupation pays in a country, as the salary panel has it. */
export interface TalkedPay {
  country: Country;
  pay: Pay;
}

/** The figures to have at hand, with what they rest on. */
export function payTip({ country, pay }: TalkedPay): string {
  const { distribution, average, basis, confidence, estimated, publishedAs, source } = pay;
  const { format } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencies[country],
    maximumFractionDigits: 0,
  });
  const isEstimated = confidence === 'low' || (confidence === 'medium' && basis.measure === 'median');
  const isRangeEstimated = estimated.includes('p25') || estimated.includes('p75');
  const middle = `a ${basis.measure} of ${format(average)} a year ${basis.tax === 'net' ? 'after' : 'before'} tax`;
  const range = `half earn ${format(distribution.p25)} to ${format(distribution.p75)}`;
  const figures = isEstimated
    ? `we estimate ${middle}; ${range}`
    : `${middle}; ${range}${isRangeEstimated ? ' by our estimate' : ''}`;
  return `“${publishedAs}” in ${countryPhrases[country]}: ${figures}. Source: ${source.name}, ${source.year}.`;
}
