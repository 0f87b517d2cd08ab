import { framesFrom, type Frame, type FrameRows } from './frame.ts';

/*
 * French sentences of ours. No word of them agrees with the writer, whose gender is not asked; "de" before a title is
 * in the slot, elided where it has to be.
 */
const rows: FrameRows = {
  'subject cover': ['Candidature au poste {deRole} | vacancy'],
  'subject cover, else': ['Candidature : {anyRole}', 'Candidature'],
  'subject interest': ['Candidature spontanée au poste {deRole}'],
  'subject interest, else': ['Candidature spontanée'],
  'subject recommendation': ['Recommandation : {whom}, {sought} | recommends'],
  'subject recommendation, else': ['Recommandation : {whom} | recommends', 'Recommandation | recommends'],
  'subject thank_you': ['Notre entretien du {contact} | met'],
  'subject thank_you, else': ['Remerciements'],
  'subject follow_up': ['Ma candidature au poste {deRole}, du {contact} | applied'],
  'subject follow_up, else': ['Ma candidature au poste {deRole}', 'Ma candidature'],
  'subject resignation': ['Démission | resigns'],
  apply: [
    'Je vous adresse ma candidature au poste {deRole}. | vacancy | plain',
    'Je souhaite vous présenter ma candidature au poste {deRole}. | vacancy | plain',
    "J'aimerais rejoindre votre équipe au poste {deRole}. | vacancy | warm",
  ],
  'apply, else': [
    'Je vous adresse ma candidature au poste « {role} ». | vacancy',
    'Je vous adresse ma candidature.',
  ],
  'apply clause': [
    'Je vous adresse ma candidature au poste {deRole}{clause}. | vacancy | plain',
    "J'aimerais rejoindre votre équipe au poste {deRole}{clause}. | vacancy | warm",
  ],
  'apply clause, else': ['Je vous adresse ma candidature{clause}.'],
  'referred by': ["C'est par {referrer} que j'ai entendu parler de ce poste. | referral,vacancy"],
  'ask interest': ['Je vous écris pour savoir si vous avez, ou aurez bientôt, un poste {deRole} à pourvoir.'],
  'ask interest, else': ["Je vous écris pour savoir s'il y aurait un poste pour moi chez vous."],
  cv: ['Vous trouverez mon CV ci-joint. | cv'],
  'close cover': [
    'Je me tiens à votre disposition pour un entretien. | | plain',
    "J'espère avoir bientôt l'occasion de vous rencontrer. | | warm",
  ],
  'close interest': ['Je reste à votre disposition pour en parler avec vous.'],
  thanks: [
    'Je vous remercie pour notre entretien du {contact}. | met | plain',
    'Merci pour notre entretien du {contact}. | met | warm',
  ],
  'thanks, else': ['Je tiens à vous remercier.'],
  'close thanks': ['Je reste à votre disposition pour toute question.'],
  followed: ['Le {contact}, je vous ai adressé ma candidature au poste {deRole}. | applied,vacancy'],
  'followed, else': [
    'Le {contact}, je vous ai adressé ma candidature. | applied',
    'Je vous écris au sujet de ma candidature au poste {deRole}. | vacancy',
    'Je vous écris au sujet de ma candidature.',
  ],
  'ask news': [
    'Pourriez-vous me dire où en est ma candidature ? | | warm',
    'Je vous saurais gré de me dire où en est ma candidature. | | plain',
  ],
  'close follow': ["Vous pouvez me joindre au {phone} ou à l'adresse {email}."],
  'close follow, else': ["Vous pouvez me joindre à l'adresse {email}."],
  resign: [
    'Par la présente, je vous fais part de ma démission du poste {deRole}. | resigns,own post | plain',
    'Je vous informe que je quitte mon poste {deRole}. | resigns,own post | warm',
  ],
  'resign, else': ['Par la présente, je vous fais part de ma démission. | resigns'],
  'last day': ['Mon dernier jour de travail sera le {lastDay}. | resigns,last day'],
  'leave clause': ['Je quitte mon poste{clause}. | resigns'],
  recommend: ['Je vous recommande {whom}. | recommends'],
  'close recommend': [
    "Je réponds volontiers à vos questions au {phone} ou à l'adresse {email}. | recommends",
  ],
  'close recommend, else': ["Je réponds volontiers à vos questions à l'adresse {email}. | recommends"],
};

/** The French frames. */
export const frenchFrames: readonly Frame[] = framesFrom(rows);
