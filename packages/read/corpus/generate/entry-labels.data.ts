import type { Language } from './person.ts';

interface EntryLabels {
  employer: string;
  title: string;
  duration: string;
  tasks: string;
  degree: string;
  school: string;
  years: string;
  town: string;
}

const english: EntryLabels = {
  employer: 'Organization',
  title: 'Designation',
  duration: 'Duration',
  tasks: 'Responsibilities',
  degree: 'Qualification',
  school: 'Institute',
  years: 'Year',
  town: 'City',
};

const labels: Partial<Record<Language, EntryLabels>> = {
  de: {
    employer: 'Arbeitgeber',
    title: 'Position',
    duration: 'Zeitraum',
    tasks: 'Aufgaben',
    degree: 'Abschluss',
    school: 'Einrichtung',
    years: 'Zeitraum',
    town: 'Ort',
  },
  fr: {
    employer: 'Employeur',
    title: 'Poste',
    duration: 'Période',
    tasks: 'Missions',
    degree: 'Diplôme',
    school: 'Établissement',
    years: 'Année',
    town: 'Ville',
  },
  es: {
    employer: 'Empresa',
    title: 'Cargo',
    duration: 'Periodo',
    tasks: 'Funciones',
    degree: 'Título',
    school: 'Centro',
    years: 'Año',
    town: 'Localidad',
  },
};

/** Labels before the facts of an entry and above the columns of a table; English where a language has none here. */
export function entryLabels(language: Language): EntryLabels {
  return labels[language] ?? english;
}
