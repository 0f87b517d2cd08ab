import { countryPhrases, currencies, type Country, type Pay } from '../../salary/index.ts';

/** What an occupation pays in a country, as the salary panel has it. */
export interface TalkedPay {
  country: Country;
  pay: Pay;
}

/** The figures to have at hand, with what they rest on. */
export function payTip({ country, pay }: TalkedPay): string {
  const { distribution, average, basis, publishedAs, source } = pay;
  const { format } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencies[country],
    maximumFractionDigits: 0,
  });
  const { p25, p75 } = distribution;
  const middle = `a ${basis.measure} of ${format(average)} a year ${basis.tax === 'net' ? 'after' : 'before'} tax`;
  const range = p25 === null || p75 === null ? '' : `; half earn ${format(p25)} to ${format(p75)}`;
  return `“${publishedAs}” in ${countryPhrases[country]}: ${middle}${range}. Source: ${source.name}, ${source.year}.`;
}
