import { shownDocument, type CvDesign, type CvDocument } from '../cv/index.ts';

/** A person as schema.org describes one. */
type PersonData = Record<string, unknown>;

const webAddress = /^https?:\/\/\S+$/iu;
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '');

/** What a page says of its person to machines (JSON-LD, schema.org/Person): what the page shows, and nothing else. */
export function personData(document: CvDocument, design: CvDesign, url: string): PersonData {
  const { basics, summary, education, languages, skills } = shownDocument(document, design);
  const person = {
    name: basics.name,
    jobTitle: basics.headline,
    description: summary,
    email: basics.email,
    telephone: basics.phone,
    address: basics.location,
    url,
    sameAs: basics.links.map((link) => link.url).filter((address) => webAddress.test(address)),
    alumniOf: [...new Set(education.map(({ institution }) => institution))].filter(isFilled),
    knowsLanguage: languages.map(({ name }) => name),
    knowsAbout: skills.map(({ name }) => name),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    ...Object.fromEntries(Object.entries(person).filter(([, value]) => isFilled(value))),
  };
}
