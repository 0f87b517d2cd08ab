import type { BodyOf, QueryOf } from '@candor/contracts/endpoint';
import type {
  exportLetter,
  exportLetterDocument,
  Letter,
  LetterCard,
  previewLetter,
  saveLetter,
} from '@candor/contracts/letters';
import type { LetterDetails } from '@candor/domain/documents';
import type { LetterDocument, LetterRequestInput } from '@candor/domain/letters';
import type { LetterInput, Pages } from '@candor/render';
import type { KindTypes } from '../documents/index.ts';

export interface LetterTypes extends KindTypes {
  document: LetterDocument;
  form: LetterRequestInput;
  request: LetterRequestInput;
  card: LetterDetails;
  listed: LetterCard;
  whole: Omit<Letter, 'request'> & { request: LetterRequestInput };
  save: BodyOf<typeof saveLetter>;
  drawn: LetterInput;
  pages: Pick<Pages, 'pages' | 'missing' | 'places'>;
  look: Pick<QueryOf<typeof exportLetter>, 'template' | 'paper'> & {
    format?: QueryOf<typeof exportLetter>['format'];
    /** A CV of the person's to put behind the letter, in a PDF. */
    withCv?: string | undefined;
  };
  given: (BodyOf<typeof previewLetter> | BodyOf<typeof exportLetterDocument>) &
    Pick<BodyOf<typeof previewLetter>, 'isPlaced' | 'known'> & { latestOf?: undefined };
}
