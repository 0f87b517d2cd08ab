import { detectLanguage } from '../../text/language/index.ts';
import { isWithin } from '../advert-item.ts';
import { advertLines } from '../advert-lines.ts';
import { askedLines, linesThatAsk } from '../asked-lines.ts';
import type { AdvertItem } from '../advert.ts';
import { advertWords } from '../languages/advert-words.ts';
import type { AdvertWeights, JudgedKind } from '../odds/advert-weights.ts';
import type { Features } from '../odds/features.ts';
import { judgeLines } from '../odds/judge-lines.ts';
import { lineFeatures } from '../odds/line-features.ts';
import type { AdvertSources } from '../read-advert.ts';
import { benefitCandidates } from '../read-benefits.ts';
import { companyCandidates, readCompany } from '../read-company.ts';
import { degreeCandidates, readDegrees } from '../read-degrees.ts';
import { readLanguages } from '../read-languages.ts';
import { paperCandidates } from '../read-papers.ts';
import { placeCandidates } from '../read-place.ts';
import { readTitle, titleCandidates } from '../read-title.ts';

/** Words of an advert that a part of the reader judges, before it is told whether they are what it looks for. */
export interface AdvertExample {
  item: AdvertItem & { id: string };
  features: Features;
}

const named = (item: AdvertItem, id = item.name.toLowerCase()) => ({ ...item, id });

/** All that one part of the reader judges in an advert; the parts before it judge by `weights`. */
export function advertExamples(
  kind: JudgedKind,
  text: string,
  { skills, isPlace = () => false, titleCertainty = () => 0 }: AdvertSources,
  weights: AdvertWeights,
): AdvertExample[] {
  const language = detectLanguage(text);
  const words = advertWords(language);
  const bare = advertLines(text, words);
  if (kind === 'asked' || kind === 'offered') {
    const features = lineFeatures(bare, words);
    return bare.flatMap((line, at) => {
      const own = features[at];
      return own && !line.isHeading
        ? [{ item: named({ name: line.text, span: line.span }), features: own }]
        : [];
    });
  }
  const lines = judgeLines(bare, words, weights);
  const fields = (all: readonly { item: AdvertItem; features: Features }[]) =>
    all.map(({ item, features }) => ({ item: named(item), features }));
  if (kind === 'title') return fields(titleCandidates(lines, titleCertainty));
  const title = readTitle(lines, titleCertainty, weights);
  if (kind === 'company') return fields(companyCandidates(lines, title, isPlace));
  const company = readCompany(lines, title, isPlace, weights);
  if (kind === 'location') return fields(placeCandidates(lines, [title, company], isPlace));
  if (kind === 'benefit') return fields(benefitCandidates(lines, words));
  const asking = linesThatAsk(lines, [title, company], words, skills);
  if (kind === 'degree') return fields(degreeCandidates(asking, words));
  if (kind === 'certificate')
    return asking.flatMap((line) => {
      const taken = [...readDegrees([line], words, weights), ...readLanguages(line)];
      return fields(
        paperCandidates(
          [line],
          words,
          skills.filter((one) => isWithin(one, line)),
          taken,
        ),
      );
    });
  return askedLines(lines, skills, [title, company], { words, language, weights }).flatMap(({ candidates }) =>
    candidates.map(({ skill: { id, name, span }, features }) => ({ item: { id, name, span }, features })),
  );
}
