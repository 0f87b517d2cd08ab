import type { WrittenLanguage } from '../languages/own-language.ts';
import type { LetterType } from '../request.ts';

/**
 * What a letter of each kind has to say, from fields that are no sentences: the post `{role}`, `{aRole}`, the employer
 * `{company}`, days `{contact}`, `{lastDay}`, the person recommended `{whom}`. Offered where nothing of the form says it; one
 * with an empty slot is not offered. The plainest wording there is: the person's own is the letter.
 */
export const openings: Readonly<Record<WrittenLanguage, Readonly<Record<LetterType, readonly string[]>>>> = {
  en: {
    cover: [
      'I am applying for the {post} of {role} at {company}.',
      'I am applying for the {post} of {role}.',
    ],
    interest: ['I would like to work for {company} as {aRole}.', 'I would like to work for {company}.'],
    recommendation: ['I am glad to recommend {whom}.'],
    thank_you: ['Thank you for meeting me on {contact}.', 'Thank you for your time.'],
    follow_up: [
      'I applied for the {post} of {role} on {contact} and would like to ask how my application stands.',
      'I would like to ask how my application for the {post} of {role} stands.',
    ],
    resignation: [
      'I am writing to resign from my {post} as {role}. My last day will be {lastDay}.',
      'I am writing to resign from my {post} as {role}.',
    ],
  },
  de: {
    cover: ['ich bewerbe mich bei Ihnen als {role}.'],
    interest: ['ich würde gern als {role} bei Ihnen arbeiten.'],
    recommendation: ['gern empfehle ich Ihnen {whom}.'],
    thank_you: ['vielen Dank für das Gespräch am {contact}.', 'vielen Dank für Ihre Zeit.'],
    follow_up: [
      'am {contact} habe ich mich bei Ihnen als {role} beworben.',
      'ich möchte nach dem Stand meiner Bewerbung fragen.',
    ],
    resignation: [
      'hiermit kündige ich mein Arbeitsverhältnis. Mein letzter Arbeitstag ist der {lastDay}.',
      'hiermit kündige ich mein Arbeitsverhältnis.',
    ],
  },
  fr: {
    cover: ['Je vous adresse ma candidature au poste suivant : {role}.'],
    interest: ['Je souhaiterais travailler chez {company}.'],
    recommendation: ['Je recommande volontiers {whom}.'],
    thank_you: ['Je vous remercie pour notre entretien du {contact}.', 'Je vous remercie pour votre temps.'],
    follow_up: [
      'Je souhaiterais savoir où en est ma candidature du {contact}.',
      'Je souhaiterais savoir où en est ma candidature.',
    ],
    resignation: [
      'Je vous informe de ma démission. Mon dernier jour de travail sera le {lastDay}.',
      'Je vous informe de ma démission.',
    ],
  },
  es: {
    cover: ['Les presento mi candidatura al puesto de {role}.'],
    interest: ['Me gustaría trabajar en {company}.'],
    recommendation: ['Recomiendo con gusto a {whom}.'],
    thank_you: ['Gracias por la entrevista del {contact}.', 'Gracias por su tiempo.'],
    follow_up: [
      'Quisiera saber cómo va mi candidatura del {contact}.',
      'Quisiera saber cómo va mi candidatura.',
    ],
    resignation: [
      'Les comunico mi renuncia. Mi último día de trabajo será el {lastDay}.',
      'Les comunico mi renuncia.',
    ],
  },
};

/** What a letter may end with. */
export const closings: Readonly<Record<WrittenLanguage, Readonly<Record<LetterType, readonly string[]>>>> = {
  en: {
    cover: ['I would welcome the chance to talk about the {post}.'],
    interest: ['I would be glad to hear from you.'],
    recommendation: ['You can reach me at {email} with any questions.'],
    thank_you: ['I look forward to hearing from you.'],
    follow_up: ['I look forward to hearing from you.'],
    resignation: ['Thank you for the time I have had here.'],
  },
  de: {
    cover: ['Über eine Einladung zu einem Gespräch freue ich mich.'],
    interest: ['Über eine Nachricht von Ihnen freue ich mich.'],
    recommendation: ['Bei Fragen erreichen Sie mich unter {email}.'],
    thank_you: ['Ich freue mich, von Ihnen zu hören.'],
    follow_up: ['Ich freue mich, von Ihnen zu hören.'],
    resignation: ['Bitte bestätigen Sie mir den Erhalt dieses Schreibens.'],
  },
  fr: {
    cover: ['Je serais heureux de vous rencontrer.', 'Je serais heureuse de vous rencontrer.'],
    interest: ['Je reste à votre disposition pour un entretien.'],
    recommendation: ['Je reste à votre disposition : {email}.'],
    thank_you: ['Je reste à votre disposition.'],
    follow_up: ['Je reste à votre disposition.'],
    resignation: ['Je vous remercie de confirmer la réception de cette lettre.'],
  },
  es: {
    cover: ['Quedo a su disposición para una entrevista.'],
    interest: ['Quedo a su disposición para una entrevista.'],
    recommendation: ['Para cualquier pregunta, mi correo es {email}.'],
    thank_you: ['Quedo a su disposición.'],
    follow_up: ['Quedo a la espera de su respuesta.'],
    resignation: ['Les agradezco el tiempo que he pasado aquí.'],
  },
};

/** How a line begins that is said to whoever writes the letter, and not to its reader; in lower case. */
export const requestsToWriter: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  en: [
    'please mention',
    'please keep',
    'please make',
    'please say',
    'please don’t',
    'please do not',
    'mention ',
    'keep it ',
    'make it ',
    'say that ',
    'don’t mention',
    'do not mention',
    'don’t say',
    'do not say',
    'no more than ',
    'write it ',
  ],
  de: ['bitte erwähnen', 'bitte kurz', 'bitte nicht', 'erwähne', 'nicht erwähnen', 'kurz halten', 'schreib '],
  fr: ['merci de mentionner', 'mentionner ', 'ne pas mentionner', 'faire court', 'rester bref', 'écris '],
  es: ['mencionar ', 'no mencionar', 'menciona ', 'que sea corta', 'que sea breve', 'escribe '],
};
