import { knownCertificates } from '../certificates.data.ts';
import { capital, durationOfMonths } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { certificationLine, type Path, type StepDraft } from './path.ts';

/** A certificate that employers of the target know and the CV does not name. */
function certificateFor({ code, country, cvText }: Path) {
  return knownCertificates.find(
    ({ codes, countries, held }) =>
      codes.some((one) => code.startsWith(one)) &&
      (countries?.includes(country) ?? true) &&
      !held.test(cvText),
  );
}

function licenceStep({ gap, style }: Path): StepDraft | null {
  const licence = gap.licences.find(({ isHeld }) => !isHeld);
  if (!licence) return null;
  const { authority, fitsTimeframe, name, text, usualMonths } = licence;
  return {
    category: 'certification',
    title: fitsTimeframe ? `Get your ${name}` : `Plan the rest of the way to your ${name}`,
    description: [
      // Where the law asks for none, the text says who does.
      /needs? no licence|no licence by law/.test(text)
        ? text
        : `Without it you can’t do this job on your own. ${text}`,
      fitsTimeframe
        ? howToLearn[style].certification
        : `It usually takes about ${durationOfMonths(usualMonths)} from where you are now, so you won’t have it within the time you chose.`,
    ].join(' '),
    difficulty: 'hard',
    requiredSkills: [],
    milestones: fitsTimeframe
      ? [
          { text: `Apply for it under the rules of ${authority}`, line: null },
          { text: `Get your ${name}`, line: certificationLine(name, '') },
        ]
      : [
          {
            text: 'Write down every step that is left, with dates and costs, and have someone who has done it check the list',
            line: null,
          },
          {
            text: 'Find a job in the field that doesn’t need the licence, and apply for it',
            line: null,
          },
        ],
    effort: fitsTimeframe ? 100 : 30,
    things: [],
    areas: [],
  };
}

/** Proof that counts without one’s own word for it: the licence, else a certificate that employers know, else references. */
export function certificationStep(path: Path): StepDraft {
  const licence = licenceStep(path);
  if (licence) return licence;
  const { aims, style } = path;
  const certificate = certificateFor(path);
  const common = { category: 'certification' as const, requiredSkills: [], things: [], areas: [] };
  if (certificate)
    return {
      ...common,
      title: `Earn the ${certificate.name}`,
      description: `No law asks for it, but employers in this field know it. ${howToLearn[style].certification}`,
      difficulty: 'medium',
      milestones: [
        { text: 'Take one full practice test or mock assessment', line: null },
        {
          text: `Pass the ${certificate.name}`,
          line: certificationLine(certificate.name, certificate.issuer),
        },
      ],
      effort: certificate.hours,
    };
  const ability = aims.abilities[2] ?? aims.abilities[0];
  return {
    ...common,
    title: 'Have your skills confirmed',
    description: `Employers trust what others say about your work more than what you say yourself. ${howToLearn[style].certification}`,
    difficulty: 'medium',
    requiredSkills: ability === undefined ? [] : [capital(ability)],
    milestones: [
      {
        text:
          ability === undefined
            ? 'Get a written reference from someone who has seen you at work'
            : `Get a written reference from someone who has seen you ${ability}`,
        line: null,
      },
      { text: 'Pass one graded test or assessment in the field', line: null },
    ],
    effort: 30,
  };
}
