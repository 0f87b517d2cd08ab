import type { CvDocumentInput } from '@candor/domain/cv';

/** Germany, in German, two pages, with what employers there are used to. */
export const siteManager: CvDocumentInput = {
  basics: {
    name: 'Katharina Brüggemann',
    headline: 'Bauleiterin Hochbau',
    email: 'katharina.brueggemann@example.de',
    phone: '+49 561 4920173',
    location: 'Kassel',
  },
  summary:
    'Bauingenieurin mit zwölf Jahren Erfahrung im Schlüsselfertigbau, davon sieben als Bauleiterin. Zuletzt verantwortlich für Wohn- und Schulbauten bis 28 Mio. Euro Bausumme. Ab Januar 2027 verfügbar.',
  experience: [
    {
      company: 'Hessische Wohnbau GmbH',
      position: 'Bauleiterin',
      location: 'Kassel',
      start: '2019-02',
      end: 'present',
      bullets: [
        'Leitung von drei Wohnanlagen mit zusammen 214 Wohnungen, von der Ausschreibung bis zur Übergabe',
        'Steuerung von bis zu 35 Nachunternehmern und einem eigenen Team von sechs Polieren',
        'Abschluss der Wohnanlage Am Auepark vier Wochen vor Termin und 3 % unter Budget',
        'Einführung der digitalen Mängelverfolgung, wodurch die Restmängel bei der Abnahme um 60 % zurückgingen',
        'Prüfung von Nachträgen und Verhandlung mit Auftraggebern und Behörden',
        'Ausbildung von zwei dualen Studentinnen',
      ],
    },
    {
      company: 'Rothe Bau AG',
      position: 'Junior-Bauleiterin',
      location: 'Göttingen',
      start: '2015-10',
      end: '2019-01',
      bullets: [
        'Rohbauleitung für eine Grundschule mit Dreifeldsporthalle, Bausumme 11 Mio. Euro',
        'Aufmaß, Abrechnung nach VOB/B und monatliche Leistungsmeldung',
        'Aufbau eines Bauzeitenplans in Asta Powerproject, der seither für alle Schulbauten dient',
        'Vertretung des Projektleiters während einer Elternzeit von acht Monaten',
      ],
    },
    {
      company: 'Ingenieurbüro Lindner',
      position: 'Bauingenieurin, Tragwerksplanung',
      location: 'Kassel',
      start: '2014-04',
      end: '2015-09',
      bullets: [
        'Statische Berechnungen für Ein- und Mehrfamilienhäuser in RFEM',
        'Erstellung von Bewehrungsplänen und Begleitung der Prüfstatik',
      ],
    },
  ],
  education: [
    {
      institution: 'Universität Kassel',
      degree: 'M. Sc. Bauingenieurwesen, Note 1,7',
      location: 'Kassel',
      start: '2011-10',
      end: '2014-03',
      bullets: ['Masterarbeit über Holz-Beton-Verbunddecken im Geschosswohnungsbau'],
    },
    {
      institution: 'Universität Kassel',
      degree: 'B. Sc. Bauingenieurwesen',
      location: 'Kassel',
      start: '2008-10',
      end: '2011-09',
    },
    { institution: 'Goethe-Gymnasium', degree: 'Abitur', location: 'Kassel', end: '2008-06' },
  ],
  skills: [
    { name: 'AVA mit ORCA', group: 'Software' },
    { name: 'Asta Powerproject', group: 'Software' },
    { name: 'AutoCAD', group: 'Software' },
    { name: 'MS Project', group: 'Software' },
    { name: 'VOB', group: 'Fachkenntnisse' },
    { name: 'HOAI', group: 'Fachkenntnisse' },
    { name: 'Nachtragsmanagement', group: 'Fachkenntnisse' },
    { name: 'Lean Construction', group: 'Fachkenntnisse' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher' },
    { name: 'Polnisch', level: 'Grundkenntnisse' },
  ],
  certifications: [
    { name: 'SiGeKo nach RAB 30', issuer: 'TÜV Hessen', date: '2020-11' },
    { name: 'Führerschein Klasse B', issuer: '', date: '2008' },
  ],
  custom: [
    {
      title: 'Persönliche Daten',
      entries: [{ title: 'Geboren am 14. Mai 1989 in Fritzlar' }],
    },
    {
      title: 'Ehrenamt',
      entries: [
        {
          title: 'Jugendtrainerin',
          subtitle: 'KSV Baunatal, Abteilung Handball',
          start: '2016',
          end: 'present',
        },
      ],
    },
  ],
};
