import type { LetterType } from '../request.ts';
import type { OwnLanguage } from './own-language.ts';

/** What a letter is about; behind it, after a colon, the post or the person. */
const subjects: Readonly<Record<OwnLanguage, Readonly<Record<LetterType, string>>>> = {
  de: {
    cover: 'Bewerbung',
    interest: 'Initiativbewerbung',
    recommendation: 'Empfehlung',
    thank_you: 'Vielen Dank',
    follow_up: 'Meine Bewerbung',
    resignation: 'Kündigung',
  },
  fr: {
    cover: 'Candidature',
    interest: 'Candidature spontanée',
    recommendation: 'Recommandation',
    thank_you: 'Remerciements',
    follow_up: 'Suivi de ma candidature',
    resignation: 'Démission',
  },
  es: {
    cover: 'Candidatura',
    interest: 'Candidatura espontánea',
    recommendation: 'Recomendación',
    thank_you: 'Agradecimiento',
    follow_up: 'Mi candidatura',
    resignation: 'Renuncia',
  },
};

/** "Bewerbung: Elektriker"; without the post or person where none is named, and of thanks. */
export function ownSubject(language: OwnLanguage, type: LetterType, about: string): string {
  const subject = subjects[language][type];
  if (about === '' || type === 'thank_you' || type === 'resignation') return subject;
  return `${subject}${language === 'fr' ? ' : ' : ': '}${about}`;
}
