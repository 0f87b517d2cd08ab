/** An advert and what a person reads in it; null where it does not say. */
export interface LabelledAdvert {
  text: string;
  title: string | null;
  company: string | null;
  location: string | null;
  remote: string | null;
  employmentType: string | null;
  minYears: number | null;
  salary: string | null;
}

/** Our own adverts, labelled before the reader was run on them. */
export const adverts: Readonly<Record<string, LabelledAdvert>> = {
  'start-up': {
    text: `Senior Backend Engineer (Remote, EU)

Home
Sign in
We use cookies to improve your experience. Accept all cookies

Fernwood builds booking software for 4,000 small hotels.

What you'll do
- Own our reservation API in TypeScript and PostgreSQL
- Help three junior engineers grow

What we're looking for
- 5+ years of experience building web services
- TypeScript, Java or Kotlin
- Experience with AWS
Nice to have: Terraform, Kubernetes

What we offer: €75,000 - €95,000 a year, 30 days off. This is a permanent, full-time position.`,
    title: 'Senior Backend Engineer',
    company: 'Fernwood',
    location: null,
    remote: 'remote',
    employmentType: 'Full-time',
    minYears: 5,
    salary: '€75,000 - €95,000 a year',
  },
  nhs: {
    text: `Job title: Healthcare Assistant
Employer: Bradford Teaching Hospitals NHS Foundation Trust
Location: Bradford
Salary: £23,615 to £24,336 a year

Job summary
We are looking for a caring person to join ward 21. For over 100 years we have served the city.

Main duties of the job
Help patients to wash and eat. Record observations and report to the nurse in charge.

Person specification
Experience
Essential
- NVQ level 2 in Health and Social Care
Desirable
- Phlebotomy
Part-time, 22.5 hours a week.`,
    title: 'Healthcare Assistant',
    company: 'Bradford Teaching Hospitals NHS Foundation Trust',
    location: 'Bradford',
    remote: null,
    employmentType: 'Part-time',
    minYears: null,
    salary: '£23,615 to £24,336 a year',
  },
  trade: {
    text: `Electrician wanted. Lund & Sons is looking for an electrician in York, on site only. You need two years of experience in domestic rewires, an ECS card and a full driving licence. £19 an hour, full time. Call Pete.`,
    title: 'Electrician',
    company: 'Lund & Sons',
    location: 'York',
    remote: 'on-site',
    employmentType: 'Full-time',
    minYears: 2,
    salary: '£19 an hour',
  },
  german: {
    text: `Buchhalter (m/w/d) in Teilzeit
Standort: Leipzig

Die Brandt Metallbau GmbH sucht zum nächstmöglichen Zeitpunkt Verstärkung.

Deine Aufgaben
• Laufende Finanzbuchhaltung mit DATEV
• Vorbereitung der Monatsabschlüsse

Dein Profil
• Abgeschlossene Ausbildung als Steuerfachangestellte oder Buchhalter
• Mindestens 3 Jahre Berufserfahrung in der Buchhaltung
• Gute Kenntnisse in Excel; SAP von Vorteil

Wir bieten
• 2.900 € brutto im Monat
• Homeoffice an zwei Tagen`,
    title: 'Buchhalter',
    company: 'Brandt Metallbau GmbH',
    location: 'Leipzig',
    remote: 'hybrid',
    employmentType: 'Part-time',
    minYears: 3,
    salary: '2.900 € brutto im Monat',
  },
  french: {
    text: `Infirmier de nuit (H/F)
Lieu : Nantes
La clinique Saint-Roch recrute un infirmier de nuit en CDI à temps plein.

Vos missions :
- Assurer les soins et la surveillance des patients
- Transmettre les informations à l'équipe de jour

Profil :
- Diplôme d'État d'infirmier
- Deux ans d'expérience en chirurgie
- La maîtrise de l'anglais serait un plus

Salaire : 2 400 € brut par mois`,
    title: 'Infirmier de nuit',
    company: 'La clinique Saint-Roch',
    location: 'Nantes',
    remote: null,
    employmentType: 'Full-time',
    minYears: 2,
    salary: '2 400 € brut par mois',
  },
  spanish: {
    text: `Puesto: Camarero de sala
Empresa: Hotel Miramar
Ubicación: Málaga

Funciones
- Atender a los clientes y tomar comandas
- Montar el comedor

Requisitos
- Al menos 1 año de experiencia en restaurantes
- Inglés fluido; se valorará alemán

Ofrecemos: contrato indefinido, jornada completa, 1.400 € al mes`,
    title: 'Camarero de sala',
    company: 'Hotel Miramar',
    location: 'Málaga',
    remote: null,
    employmentType: 'Full-time',
    minYears: 1,
    salary: '1.400 € al mes',
  },
  dutch: {
    text: `Vrachtwagenchauffeur (m/v)
Standplaats: Breda

Van Dongen Transport zoekt een vrachtwagenchauffeur voor nationale ritten.

Wat ga je doen?
- Je rijdt door heel Nederland en laadt en lost zelf

Wat vragen wij?
- Rijbewijs CE en code 95
- Minimaal 2 jaar ervaring als chauffeur
- Een heftruckcertificaat is een pré

Wat bieden wij?
- Een vast contract, fulltime, € 2.800 bruto per maand`,
    title: 'Vrachtwagenchauffeur',
    company: 'Van Dongen Transport',
    location: 'Breda',
    remote: null,
    employmentType: 'Full-time',
    minYears: 2,
    salary: '€ 2.800 bruto per maand',
  },
  hybrid: {
    text: `MARKETING MANAGER | Oakline Foods | Manchester (hybrid, 2 days per week in the office)

About us
Oakline Foods has made sauces since 1974. Our team of 80 turns over £25 million.

The role
You will plan campaigns, lead two people and report to the director.

Requirements
At least four years' experience in consumer marketing. Google Analytics is essential. A degree in marketing is desirable.

Benefits
Pension, gym, cycle to work.`,
    title: 'MARKETING MANAGER',
    company: 'Oakline Foods',
    location: 'Manchester',
    remote: 'hybrid',
    employmentType: null,
    minYears: 4,
    salary: null,
  },
};
