import type { Distribution, Pay, PayFacts, PublishedPay } from './pay.ts';

const names = ['p10', 'p25', 'median', 'p75', 'p90'] as const;
/** Digits of an estimate that mean something: 43,812 is 43,800. */
const ESTIMATE_STEP = 100;

type Shape = Readonly<Record<keyof Distribution, number>>;

function isWhole(pay: PublishedPay): pay is Distribution {
  return names.every((name) => pay[name] !== null);
}

/** The percentiles as parts of a figure of the same table. */
function shapeOf(pay: Distribution, of: number): Shape {
  const part = (name: keyof Distribution) => pay[name] / of;
  return { p10: part('p10'), p25: part('p25'), median: part('median'), p75: part('p75'), p90: part('p90') };
}

const rounded = (amount: number) => Math.round(amount / ESTIMATE_STEP) * ESTIMATE_STEP;

/** Percentiles that rise: what is published stands, what is estimated is held between its neighbours. */
function rising(values: Distribution, published: PublishedPay): Distribution {
  const fixed = names.map((name) => published[name]);
  const held = names.map((name, at) => {
    if (published[name] !== null) return values[name];
    const below = Math.max(0, ...fixed.slice(0, at).filter((one) => one !== null));
    const above = Math.min(Number.MAX_SAFE_INTEGER, ...fixed.slice(at + 1).filter((one) => one !== null));
    return Math.min(above, Math.max(below, values[name]));
  });
  const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = held;
  return { p10, p25, median, p75, p90 };
}

function fromShape(shape: Shape, middle: number): Distribution {
  const at = (name: keyof Distribution) => rounded(shape[name] * middle);
  return { p10: at('p10'), p25: at('p25'), median: at('median'), p75: at('p75'), p90: at('p90') };
}

const noPay: PublishedPay = { p10: null, p25: null, median: null, p75: null, p90: null };

/**
 * What an occupation pays in a country: the country's own row, with percentiles that it lacks drawn in the shape of the
 * same occupation in the US; else an estimate from US pay by the factor of its major group. Null where there is no basis.
 */
export function describePay(facts: PayFacts): Pay | null {
  const { country, us, national, table, factor } = facts;
  const usPay = us && isWhole(us.pay) ? us.pay : null;
  if (country === 'us') {
    if (!us || !usPay) return null;
    const { basis, source, title, code } = us;
    return {
      distribution: usPay,
      average: usPay.median,
      publishedAs: title,
      row: `us ${code}`,
      confidence: 'high',
      basis,
      source,
      estimated: [],
      medianRange: null,
    };
  }
  if (!table) return null;
  const middle = national?.pay.median ?? null;
  if (national && middle !== null) {
    const isMean = table.basis.measure === 'mean';
    const of = isMean ? us?.mean : usPay?.median;
    const shape = usPay && of ? shapeOf(usPay, of) : null;
    const published = isMean ? noPay : national.pay;
    if (!shape && !isWhole(published)) return null;
    const drawn = shape ? fromShape(shape, middle) : null;
    const atLeast = {
      p10: 0,
      p25: 0,
      median: 0,
      p75: national.upperQuarterAtLeast ?? 0,
      p90: national.upperQuarterAtLeast ?? 0,
    };
    const value = (name: keyof Distribution) =>
      published[name] ?? Math.max(drawn?.[name] ?? 0, atLeast[name]);
    const values = {
      p10: value('p10'),
      p25: value('p25'),
      median: value('median'),
      p75: value('p75'),
      p90: value('p90'),
    };
    return {
      distribution: rising(values, published),
      average: middle,
      publishedAs: national.title,
      row: `${country} ${national.code}`,
      confidence: isMean ? 'medium' : 'high',
      ...table,
      estimated: names.filter((name) => published[name] === null),
      medianRange: null,
    };
  }
  if (!us || !usPay || !factor) return null;
  const distribution = fromShape(shapeOf(usPay, usPay.median), usPay.median * factor.middle);
  return {
    distribution,
    average: distribution.median,
    publishedAs: us.title,
    row: `us ${us.code}`,
    confidence: factor.of === 'major group' ? 'medium' : 'low',
    ...table,
    estimated: [...names],
    medianRange: {
      low: rounded(usPay.median * factor.lowerQuartile),
      high: rounded(usPay.median * factor.upperQuartile),
    },
  };
}
