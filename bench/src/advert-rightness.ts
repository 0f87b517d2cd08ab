import type { AdvertExample, JudgedKind } from '@candor/domain/jobs/fitting';
import { isLabelledSkill, isSameWords, type LabelledAdvert } from './advert-score.ts';
import type { Example } from './log-linear.ts';

interface Place {
  start: number;
  end: number;
}

/** Where words stand in a text, as whole words. */
function placesOf(text: string, words: string): Place[] {
  const found: Place[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWhole = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[end] ?? '');
    if (isWhole || words.length > 8) found.push({ start: at, end });
  }
  return found;
}

/** What is labelled as something else that is asked for says little of what is no skill. */
const SHARE_OF_OTHERS = 0.3;
/** A line that has only words that other lines have too may not be the one that was meant. */
const SHARE_OF_REPEATED = 0.4;

function lineExample(
  { text }: LabelledAdvert,
  labels: readonly string[],
  { item, features }: AdvertExample,
): Example {
  const held = labels
    .map((label) => placesOf(text, label))
    .filter((places) => places.some(({ start, end }) => start >= item.span.start && end <= item.span.end));
  const isSure = held.length === 0 || held.some((places) => places.length === 1);
  return { features, isRight: held.length > 0, share: isSure ? 1 : SHARE_OF_REPEATED };
}

function spanExample(
  { text }: LabelledAdvert,
  labels: readonly string[],
  { item, features }: AdvertExample,
): Example {
  const { start, end } = item.span;
  const isRight = labels.some(
    (label) =>
      isSameWords(item.name, label) &&
      placesOf(text, label).some((one) => {
        const shared = Math.min(end, one.end) - Math.max(start, one.start);
        return shared > 0.5 * (Math.max(end, one.end) - Math.min(start, one.start));
      }),
  );
  const isNear = !isRight && labels.some((label) => isSameWords(item.name, label));
  return { features, isRight, share: isNear ? SHARE_OF_OTHERS : 1 };
}

/** What a part of the reader judges, with whether the labels of its advert hold it right. */
export function judgedExample(kind: JudgedKind, advert: LabelledAdvert, one: AdvertExample): Example {
  const { labels } = advert;
  const { item, features } = one;
  const asked = [
    ...labels.skillsRequired,
    ...labels.skillsPreferred,
    ...labels.certificates,
    ...labels.degrees,
    ...labels.languages,
  ];
  switch (kind) {
    case 'asked':
      return lineExample(advert, asked, one);
    case 'offered':
      return lineExample(advert, labels.benefits, one);
    case 'degree':
      return spanExample(advert, labels.degrees, one);
    case 'certificate':
      return spanExample(advert, labels.certificates, one);
    case 'benefit':
      return spanExample(advert, labels.benefits, one);
    case 'skill': {
      const { isRight, isOther } = isLabelledSkill(advert, item);
      return { features, isRight, share: isOther ? SHARE_OF_OTHERS : 1 };
    }
    case 'title':
    case 'company':
    case 'location': {
      const label = labels[kind];
      return { features, isRight: label !== null && isSameWords(item.name, label) };
    }
  }
}
