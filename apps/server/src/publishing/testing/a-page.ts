import { cvDocument, type CvDocument } from '@candor/domain/cv';
import { aPerson, type TestApp } from '../../platform/testing/index.ts';
import { aCv } from '../../platform/testing/records.ts';
import { published } from './pages.ts';

/** A published CV with this content. */
export async function aPage(server: TestApp, document?: CvDocument, change: object = {}) {
  const person = await aPerson(server);
  const cv = await aCv(server, person);
  if (document) {
    const body = { version: 1, document };
    const saved = await server.ask({ method: 'PUT', path: `/api/cv/${cv}`, body, as: person });
    if (saved.status !== 200) throw new Error(`the CV was not saved: ${saved.text}`);
  }
  const page = await published(server, person, cv, change);
  return { person, cv, address: page.address };
}

/** A nurse with every contact detail, and a link that is none. */
export const ana = cvDocument({
  basics: {
    name: 'Ana Ruiz',
    headline: 'Staff Nurse',
    email: 'ana@example.org',
    phone: '+44 20 7946 0123',
    location: '12 High Street, Leeds',
    links: [
      { label: 'Site', url: 'https://ana.example' },
      { label: 'Bad', url: 'javascript:alert(1)' },
    ],
  },
  summary: 'Nurse on wards for children since 2015.',
  experience: [
    { company: 'Leeds General', position: 'Nurse', start: '2015', end: 'present', bullets: ['Led a ward.'] },
  ],
});
