/** Words that say the same: where a source gives one of a row, a sentence may use another. Lower case. */
export const equivalents: readonly (readonly string[])[] = [
  ...'january jan|february feb|march mar|april apr|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec'
    .split('|')
    .map((row) => row.split(' ')),
  ...'saint st|mount mt|limited ltd|incorporated inc|corporation corp|company co|department dept|manager mgr|senior sr|junior jr|assistant asst|international intl|university uni'
    .split('|')
    .map((row) => row.split(' ')),
  ['registered nurse', 'rn'],
  ['human resources', 'hr'],
  ['quality assurance', 'qa'],
  ['user experience', 'ux'],
  ['user interface', 'ui'],
  ['public relations', 'pr'],
  ['vice president', 'vp'],
  ['general practitioner', 'gp'],
  ['united kingdom', 'uk', 'great britain'],
  ['united states', 'usa'],
  ['new york', 'ny', 'nyc'],
  ['california', 'ca'],
  ['texas', 'tx'],
  ['florida', 'fl'],
  ['illinois', 'il'],
  ['washington', 'wa'],
  ['pennsylvania', 'pa'],
  ['ohio', 'oh'],
  ['georgia', 'ga'],
  ['north carolina', 'nc'],
  ['new jersey', 'nj'],
  ['arizona', 'az'],
  ['bachelor of science', 'bsc'],
  ['bachelor of arts', 'b.a'],
  ['master of science', 'msc'],
  ['master of arts', 'm.a'],
  ['master of business administration', 'mba'],
  ['doctor of philosophy', 'phd', 'doctorate'],
];

/** Months by their number, as dates written in figures name them. */
export const monthWords =
  'january february march april may june july august september october november december'.split(' ');

/** A currency by each way to write it. */
export const currencies: Readonly<Record<string, RegExp>> = {
  dollar: /(?:\$|\bUSD|\bUS\$|\bdollars?\b)/i,
  euro: /(?:€|\bEUR\b|\beuros?\b)/i,
  pound: /(?:£|\bGBP\b|\bpounds?\b|\bsterling\b)/i,
  yen: /(?:¥|\bJPY\b|\byen\b)/i,
  franc: /(?:\bCHF\b|\bfrancs?\b)/i,
  rupee: /(?:₹|\bINR\b|\brupees?\b)/i,
};

/** Certificates that are known by their names and initials, lower case. */
export const certificateNames =
  'pmp|prince2|capm|csm|psm|scrum master|six sigma|green belt|black belt|itil|cissp|cisa|cism|ceh|comptia|ccna|ccnp|rhce|acls|bls|pals|cpr|first aid|nremt|cna|cpa|cfa|acca|cima|shrm|phr|cipd|tefl|celta|tesol|qts|cdl|hazmat|adr|osha|nebosh|iosh|haccp|servsafe|food hygiene|leed|cscs|ipaf|pasma|iso 9001|notary'.split(
    '|',
  );
