import { readPay } from './yearly-pay.ts';

/** A line that only says what its person earns: "Current salary: £34,000". What they wish for is something else. */
const LABELLED =
  /^(?:current |present |last |aktuelles |derzeitiges |salaire actuel|salario actual|huidig )?(?:(?:annual |gross )?(?:salary|pay|remuneration)|(?:jahres)?(?:brutto)?gehalt|jahresbrutto|salaire|salario|salaris)\s*[:–-]\s*(.+)$/iu;

/** What a CV says that its person earns a year, in whole units of a currency; null where no line is only about it. */
export function ownPayIn(cvText: string, currency: string): number | null {
  for (const line of cvText.split('\n')) {
    const printed = LABELLED.exec(line.replace(/^[\s•*-]+/u, '').trim())?.[1];
    const pay = printed === undefined ? null : readPay(printed);
    if (pay && pay.currency === currency) return pay.low;
  }
  return null;
}
