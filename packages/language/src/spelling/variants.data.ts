/** British and American spellings, British first; our own list after the Oxford and Merriam-Webster dictionaries. */
export const spellingPairs =
  'colour color|colours colors|favour favor|favourite favorite|honour honor|labour labor|neighbour neighbor|neighbours neighbors|behaviour behavior|behaviours behaviors|' +
  'endeavour endeavor|flavour flavor|flavours flavors|humour humor|rumour rumor|harbour harbor|centre center|centres centers|theatre theater|metre meter|metres meters|litre liter|litres liters|fibre fiber|' +
  'defence defense|offence offense|licence license|pretence pretense|grey gray|tyre tire|tyres tires|cheque check|cheques checks|jewellery jewelry|aluminium aluminum|' +
  'catalogue catalog|dialogue dialog|programme program|programmes programs|enrol enroll|fulfil fulfill|skilful skillful|instalment installment|' +
  'travelling traveling|travelled traveled|traveller traveler|labelled labeled|labelling labeling|modelling modeling|modelled modeled|cancelled canceled|cancelling canceling|' +
  'counselling counseling|counsellor counselor|fuelled fueled|levelled leveled|signalled signaled|marvellous marvelous|' +
  'analyse analyze|analysed analyzed|analysing analyzing|catalyse catalyze|paralyse paralyze|' +
  'learnt learned|whilst while|amongst among|ageing aging|judgement judgment|acknowledgement acknowledgment|mould mold|plough plow|sceptical skeptical|paediatric pediatric|anaesthetic anesthetic|' +
  'gynaecology gynecology|orthopaedic orthopedic|haemoglobin hemoglobin|oestrogen estrogen|manoeuvre maneuver|storey story|kerb curb|maths math|postcode zip-code';

/** What stands before "-ise" in British and "-ize" in American. */
export const iseStems =
  'organ real recogn special priorit optim minim maxim standard util summar emphas critic apolog author central civil custom character digit familiar final general harmon hospital immun ' +
  'initial legal local memor mobil modern monet national normal penal personal popular public rational reorgan revital social stabil steril subsid symbol synthes visual vandal categor capital commercial';

// These have a meaning of their own in the other English.
export const ambiguousSpellings =
  'check checks license program programs story tire tires curb math meter meters while among learned harbor dialog mold zip-code postcode storey kerb';
/** British spellings that Americans use as well. */
export const americanToo =
  'catalogue dialogue theatre grey judgement acknowledgement fulfil whilst amongst learnt';
