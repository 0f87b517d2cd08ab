/** British and American spellings, British first; our own list after the Oxford and Merriam-Webster dictionaries. */
const pairs =
  'colour color|colours colors|favour favor|favourite favorite|honour honor|labour labor|neighbour neighbor|neighbours neighbors|behaviour behavior|behaviours behaviors|' +
  'endeavour endeavor|flavour flavor|flavours flavors|humour humor|rumour rumor|harbour harbor|centre center|centres centers|theatre theater|metre meter|metres meters|litre liter|litres liters|fibre fiber|' +
  'defence defense|offence offense|licence license|pretence pretense|grey gray|tyre tire|tyres tires|cheque check|cheques checks|jewellery jewelry|aluminium aluminum|' +
  'catalogue catalog|dialogue dialog|programme program|programmes programs|enrol enroll|fulfil fulfill|skilful skillful|instalment installment|' +
  'travelling traveling|travelled traveled|traveller traveler|labelled labeled|labelling labeling|modelling modeling|modelled modeled|cancelled canceled|cancelling canceling|' +
  'counselling counseling|counsellor counselor|fuelled fueled|levelled leveled|signalled signaled|marvellous marvelous|' +
  'analyse analyze|analysed analyzed|analysing analyzing|catalyse catalyze|paralyse paralyze|' +
  'learnt learned|whilst while|amongst among|ageing aging|judgement judgment|acknowledgement acknowledgment|mould mold|plough plow|sceptical skeptical|paediatric pediatric|anaesthetic anesthetic|' +
  'gynaecology gynecology|orthopaedic orthopedic|haemoglobin hemoglobin|oestrogen estrogen|manoeuvre maneuver|storey story|kerb curb|maths math|postcode zip-code';

const stems =
  'organ real recogn special priorit optim minim maxim standard util summar emphas critic apolog author central civil custom character digit familiar final general harmon hospital immun ' +
  'initial legal local memor mobil modern monet national normal penal personal popular public rational reorgan revital social stabil steril subsid symbol synthes visual vandal categor capital commercial';

// These have a meaning of their own in the other English.
const AMBIGUOUS = new Set(
  'check checks license program programs story tire tires curb math meter meters while among learned harbor dialog mold zip-code postcode storey kerb'.split(
    ' ',
  ),
);
const AMERICAN_TOO = new Set(
  'catalogue dialogue theatre grey judgement acknowledgement fulfil whilst amongst learnt'.split(' '),
);

const british = new Map<string, string>();
const american = new Map<string, string>();
for (const pair of pairs.split('|')) {
  const [ours = '', theirs = ''] = pair.split(' ');
  if (!AMERICAN_TOO.has(ours)) british.set(ours, theirs);
  if (!AMBIGUOUS.has(theirs)) american.set(theirs, ours);
}
for (const stem of stems.split(' '))
  for (const ending of ['e', 'ed', 'es', 'ing', 'ation', 'ations', 'er', 'ers']) {
    british.set(`${stem}is${ending}`, `${stem}iz${ending}`);
    american.set(`${stem}iz${ending}`, `${stem}is${ending}`);
  }

export type EnglishVariant = 'british' | 'american';

/** Words of the other English with their spelling in the one that is asked for. Lower case. */
export const otherSpellings: Readonly<Record<EnglishVariant, ReadonlyMap<string, string>>> = {
  british: american,
  american: british,
};
