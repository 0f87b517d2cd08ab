import type { Cv, CvCard, saveCv } from '@candor/contracts/cv';
import type { exportCv, exportDocument, preview } from '@candor/contracts/documents';
import type { BodyOf, QueryOf } from '@candor/contracts/endpoint';
import type { CvAim, CvDocument, CvDraft } from '@candor/domain/cv';
import type { Pages, PagesInput } from '@candor/render';
import type { KindTypes, Row } from '../documents/index.ts';

type Given = BodyOf<typeof preview> | BodyOf<typeof exportDocument>;

export interface CvTypes extends KindTypes {
  document: CvDocument;
  form: CvDraft;
  request: CvAim;
  card: { jobTitle: string };
  listed: CvCard;
  whole: Cv;
  save: BodyOf<typeof saveCv>;
  drawn: PagesInput;
  pages: Pages;
  look: Pick<QueryOf<typeof exportCv>, 'template' | 'paper'>;
  given: Given & Pick<BodyOf<typeof preview>, 'latestOf' | 'known' | 'isPlaced'>;
}

export type CvRow = Row<CvTypes>;
