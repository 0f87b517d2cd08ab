import type { LetterType } from '../request.ts';
import type { OwnLanguage } from './own-language.ts';

/** What a letter is about; behind it, after a colon, the post or the person. */
export const ownSubjects: Readonly<Record<OwnLanguage, Readonly<Record<LetterType, string>>>> = {
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
