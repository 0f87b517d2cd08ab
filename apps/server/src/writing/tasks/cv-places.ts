import { toTextWithPlaces, splitSentences, type CvDocument } from '@candor/domain/cv';
import { textAt } from '@candor/domain/text';

/** Where each sentence and bullet of a CV stands: `summary`, `experience.0.bullets.2`. */
export function placesIn(document: CvDocument): Map<string, string> {
  const { text, places } = toTextWithPlaces(document);
  return new Map(
    places.flatMap(({ path, span }) => {
      const words = textAt(text, span);
      if (path === 'summary') return splitSentences(words).map((one) => [one, path] as const);
      return /\.bullets\.\d+$/.test(path) ? [[words, path] as const] : [];
    }),
  );
}
