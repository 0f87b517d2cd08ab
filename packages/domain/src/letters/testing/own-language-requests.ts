import * as fc from 'fast-check';
import { letterRequestSchema, letterTypes, tones, type LetterRequest } from '../request.ts';
import type { OwnLanguage } from '../languages/letter-language.ts';

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** What people type into each field, whole or hasty, and now and then something that fits no slot. */
const fields: Readonly<Record<OwnLanguage, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    location: ['Köln', 'Graz', 'Winterthur', '50667 Köln', ''],
    jobTitle: [
      'Pflegefachkraft (m/w/d)',
      'elektriker',
      'Medizinischer Fachangestellter',
      'Ausbildung zum Koch',
      'Köchin',
    ],
    hiringManagerName: ['', 'Frau Okafor', 'Herr Dr. Weiß', 'Personalabteilung', 'Toni Kern'],
    motivation: [
      'suche eine stelle in der nähe',
      'weil ich um die Ecke wohne',
      'Ihr Haus kenne ich seit meiner Kindheit.',
      'nettes Team, gute Lage',
      'Vielen Dank für Ihre Zeit am Dienstag.',
      'Gibt es schon etwas Neues?',
      'bitte kurz halten',
    ],
    experience: [
      '',
      '12 jahre elektriker, bau',
      'Ich habe 28 Betten betreut.',
      '- Kasse\n- Lager',
      'Nachtdienst seit 2019',
    ],
    achievements: ['', '2023 habe ich sechs Auszubildende begleitet.', 'Prüfung mit 1,7'],
    skills: ['', 'Wundversorgung, Medifox, Führerschein B', 'Geduld'],
    specificRequirements: ['', 'Ich kann ab 1. März anfangen.', 'ab sofort', 'Vollzeit'],
    referralSource: ['', 'StepStone', 'Herr Kaya', 'durch einen Kollegen'],
    relationship: ['Ich war drei Jahre ihre Vorgesetzte.', 'Teamleiter, zwei Jahre'],
  },
  fr: {
    location: ['Nantes', 'Lausanne', 'Montréal, Québec', ''],
    jobTitle: [
      'vendeuse (H/F)',
      'Aide-soignante',
      'hôtesse',
      'hockeyeur',
      'stage en cuisine',
      'Chef de projet',
    ],
    hiringManagerName: ['', 'Mme Leroux', 'M. Haddad', 'Maître Fournier', 'Dominique Petit'],
    motivation: [
      'cherche du régional',
      'parce que j’habite à côté',
      'pour rentrer le soir',
      "J'aime la façon dont vous conseillez.",
      'bonne ambiance, beau quartier',
      'merci pour votre accueil',
      'ne pas mentionner mon âge',
    ],
    experience: [
      '',
      '8 ans de route\nbenne et frigo',
      "J'ai formé 4 saisonnières.",
      'Formation des stagiaires.',
    ],
    achievements: ['', 'En 2024, notre rayon a dépassé son objectif de 12 %.', 'meilleur chiffre 2023'],
    skills: ['', 'permis CE, FIMO, ADR', 'caisse'],
    specificRequirements: ['', 'Je suis disponible dès le 5 janvier.', 'temps partiel'],
    referralSource: ['', 'France Travail', 'une amie'],
    relationship: ['son chef pendant deux ans', "J'étais sa tutrice."],
  },
  es: {
    location: ['Valencia', 'Monterrey, México', 'Buenos Aires', ''],
    jobTitle: ['enfermera', 'Camarero', 'soldador', 'prácticas de cocina', 'Jefa de sala'],
    hiringManagerName: ['', 'Sra. Ibáñez', 'Dra. Elena Sanz', 'Don Ernesto Salas', 'Álex Ruiz'],
    motivation: [
      'busco temporada de verano',
      'porque vivo al lado',
      'para trabajar de mañana',
      'Quiero aprender de su equipo de urgencias.',
      'buen ambiente, cerca de casa',
      'gracias por la charla',
      'que sea breve',
    ],
    experience: [
      '',
      '5 años de camarero\nbarra y terraza',
      'Atiendo a 12 pacientes por turno.',
      'Limpieza de 18 habitaciones.',
    ],
    achievements: ['', 'En 2025 coordiné el protocolo de higiene.', 'empleado del mes 2024'],
    skills: ['', 'TPV, bandeja, inglés', 'Excel'],
    specificRequirements: ['', 'Puedo empezar el 15 de enero.', 'jornada completa'],
    referralSource: ['', 'InfoJobs', 'un primo'],
    relationship: ['Fui su tutora.', 'jefa de turno, tres años'],
  },
};

/** Letter forms of every type filled in one of the languages with letters of their own. */
export function ownLanguageRequests(language: OwnLanguage): fc.Arbitrary<LetterRequest> {
  const typed = Object.fromEntries(
    Object.entries(fields[language]).map(([name, values]) => [name, one(values)]),
  );
  return fc
    .record({
      ...typed,
      title: fc.constant('Letter'),
      letterType: one(letterTypes),
      tone: one(tones),
      name: fc.constant('Robin Sander'),
      email: fc.constant('robin@example.org'),
      phone: one(['', '0221 555 01 42']),
      companyName: one(['Elbblick', 'Calder 24']),
      recommendeeName: one(['Awa Diop', 'Lena']),
      positionApplyingFor: one(['', 'Master']),
      contactDate: one(['', '2026-11-02']),
      lastDay: one(['', '2027-01-31']),
    })
    .map((form) => letterRequestSchema.parse(form));
}
