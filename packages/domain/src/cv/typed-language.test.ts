import { expect, it } from 'vitest';
import { cvDraftSchema } from './request.ts';
import { toLocalText } from './to-local-text.ts';
import { documentFromRequest } from './request-document.ts';
import { typedLanguage } from './typed-language.ts';

const draft = (jobTitle: string, duration: string, description: string, skills: string[] = []) =>
  cvDraftSchema.parse({
    personalInfo: { fullName: 'Robin Sander' },
    jobTitle,
    experience: [{ company: 'Acme', position: jobTitle, duration, description }],
    skills,
  });

it.each([
  ['de', draft('Verkäuferin', 'Juni 2023 - Mai 2025', 'Kasse, Regale einräumen, Kunden beraten')],
  ['de', draft('Lagerist', 'seit 2019', 'Kommissionierung und Versand')],
  ['fr', draft('aide-soignante', 'depuis juin 2021', 'toilettes et repas, 12 résidents')],
  ['es', draft('camarera de pisos', 'desde mayo 2019', 'lavandería los domingos')],
  ['en', draft('Nurse', 'since 2019', 'Care for 12 patients and hand over to the night nurse')],
  [undefined, draft('DevOps', '2019 - 2021', 'Kubernetes, Terraform')],
])('is %s where the fields of a CV say so', (language, form) => {
  expect(typedLanguage(form)).toBe(language);
});

it('writes section names and dates of a text for readers in their language, and the person’s words as they are', () => {
  const document = documentFromRequest(
    draft('Pflegefachkraft', 'März 2019 - heute', 'Nachtdienst, 28 Betten', ['Medifox']),
  );
  expect(toLocalText(document, { form: 'short-month', language: 'de' })).toBe(
    [
      'Robin Sander',
      'Pflegefachkraft',
      '',
      'BERUFSERFAHRUNG',
      '',
      'Pflegefachkraft | Acme | März 2019 – heute',
      '• Nachtdienst, 28 Betten',
      '',
      'KENNTNISSE',
      '',
      'Medifox',
    ].join('\n'),
  );
});
