import { countryPhrase, currencies, type Country, type Pay } from '../../salary/index.ts';
import { say } from '../../say/index.ts';
import { spokenLocale } from '../../say/speaker.ts';

/** What an occupation pays in a country, as the salary panel has it. */
export interface TalkedPay {
  country: Country;
  pay: Pay;
}

interface SaidPay {
  name: string;
  country: string;
  middle: string;
}

/** The middle of what is paid, by what was published. */
const middles: Readonly<
  Record<`${Pay['basis']['measure']} ${Pay['basis']['tax']}`, (pay: SaidPay) => string>
> = {
  'median gross': ({ name, country, middle }) =>
    say`“${name}” in ${country}: a median of ${middle} a year before tax.`,
  'median net': ({ name, country, middle }) =>
    say`“${name}” in ${country}: a median of ${middle} a year after tax.`,
  'mean gross': ({ name, country, middle }) =>
    say`“${name}” in ${country}: a mean of ${middle} a year before tax.`,
  'mean net': ({ name, country, middle }) =>
    say`“${name}” in ${country}: a mean of ${middle} a year after tax.`,
};

/** The figures to have at hand, with what they rest on. */
export function payTip({ country, pay }: TalkedPay): string {
  const { distribution, average, basis, publishedAs, source } = pay;
  const { format } = new Intl.NumberFormat(spokenLocale(), {
    style: 'currency',
    currency: currencies[country],
    maximumFractionDigits: 0,
  });
  const { p25, p75 } = distribution;
  const said = { name: publishedAs, country: countryPhrase(country), middle: format(average) };
  return [
    middles[`${basis.measure} ${basis.tax}`](said),
    ...(p25 === null || p75 === null ? [] : [say`Half earn ${format(p25)} to ${format(p75)}.`]),
    say`Source: ${source.name}, ${source.year}.`,
  ].join(' ');
}
