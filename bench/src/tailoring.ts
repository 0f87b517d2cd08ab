import { toText, type CvDocument } from '@candor/domain/cv';
import { applySuggestions, applyTailoring } from '@candor/domain/optimizer';
import { analyseCv, tailorCv } from '@candor/domain/optimizer/analysing';
import { knownOf, tailorPeople } from './tailor-people.ts';

/** Prints, for each person and advert, every suggestion and every change of the tailored CV, to be read by a person. */
function printed(document: CvDocument, advert: string): void {
  const { suggestions, match, overallScore } = analyseCv({ ...knownOf(document), advert, profile: '' });
  console.log(`\n== ${advert.trim().split('\n')[0]}: answers ${match?.now} %, overall ${overallScore}`);
  for (const one of match?.requirements ?? [])
    console.log(
      `   ${one.state.padEnd(10)} ${one.isRequired ? 'req ' : 'pref'} ${one.kind} ${one.name} | ${one.evidence?.quote ?? ''} | ${one.advertWords}`,
    );
  for (const { id, title, beforeExample, afterExample, edit } of suggestions)
    console.log(`   ${edit ? '-' : ' '} [${id}] ${title}: ${beforeExample} => ${afterExample}`);
  const { changes } = tailorCv({ ...knownOf(document), advert, profile: null });
  for (const { id, title, answers, before, after } of changes) {
    console.log(`   * [${id}] ${title} <- ${answers.map(({ name }) => name).join(', ')}`);
    console.log(
      `       before: ${before.replaceAll('\n', ' / ')}\n       after:  ${after.replaceAll('\n', ' / ')}`,
    );
  }
  const tailored = applyTailoring(document, changes);
  const after = analyseCv({ ...knownOf(tailored), advert, profile: '' });
  console.log(`   tailored: answers ${after.match?.now} %, overall ${after.overallScore}`);
}
for (const { name, document, adverts } of tailorPeople()) {
  console.log(`\n######## ${name}`);
  console.log(toText(document));
  const { suggestions } = analyseCv({ ...knownOf(document), advert: '', profile: '' });
  for (const { id, title, beforeExample, afterExample, edit } of suggestions)
    console.log(`   ${edit ? '-' : ' '} [${id}] ${title}: ${beforeExample} => ${afterExample}`);
  for (const advert of adverts) printed(document, advert);
}
void applySuggestions;
