import { cvDocument, type CvDocument, type CvDocumentInput, type SectionLanguage } from '@candor/domain/cv';
import { chef } from './chef.data.ts';
import { developer } from './developer.data.ts';
import { electrician } from './electrician.data.ts';
import { graduate } from './graduate.data.ts';
import { nurse } from './nurse.data.ts';
import { pharmacist } from './pharmacist.data.ts';
import { scientist } from './scientist.data.ts';
import { siteManager } from './site-manager.data.ts';
import { storeManager } from './store-manager.data.ts';
import { teacher } from './teacher.data.ts';

export interface GoodCv {
  name: string;
  document: CvDocument;
  language: SectionLanguage;
}

const goodCv = (name: string, document: CvDocumentInput, language: SectionLanguage = 'en'): GoodCv => ({
  name,
  document: cvDocument(document),
  language,
});

/**
 * Ten CVs as careful people would send them: ten trades, ten countries, first post to last. Written before the checks
 * were run on them, and not changed to please one.
 */
export const goodCvs: readonly GoodCv[] = [
  goodCv('electrician', electrician),
  goodCv('teacher', teacher),
  goodCv('site manager', siteManager, 'de'),
  goodCv('nurse', nurse, 'fr'),
  goodCv('developer', developer),
  goodCv('chef', chef),
  goodCv('graduate', graduate),
  goodCv('pharmacist', pharmacist),
  goodCv('store manager', storeManager),
  goodCv('scientist', scientist),
];
