import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Work that a degree or a body of the profession opens: science, engineering, teaching at universities, collections, planning. */
export const scienceAndEngineeringLicences: readonly RegulatedWork[] = [
  {
    id: 'patent-attorney',
    afterDegree: 54,
    isInPost: true,
    codes: [],
    named: /\bpatent (?:attorney|agent|lawyer)|\bpatentanw|\boctrooigemachtigde/i,
    held: /\bIPReg\b|USPTO registration|zugelassener? Patentanw/i,
    by: {
      us: rule(
        'registration with the USPTO (patent bar), and for attorneys bar admission',
        84,
        'It takes a degree in science or engineering and the registration exam; attorneys also take law school and the bar exam.',
        'uspto',
      ),
      gb: rule(
        'registration as a patent attorney',
        84,
        'It takes a degree in science or engineering and four to five years as a trainee with the UK and European qualifying exams.',
        'ipreg',
      ),
      de: rule(
        'admission as a Patentanwalt',
        108,
        'It takes a degree in science or engineering, a year of practice, a training of about three years and an exam.',
        'patentanwaltskammer',
      ),
      nl: rule(
        'registration as an octrooigemachtigde',
        96,
        'It takes a master’s degree in science or engineering and a training of three years with exams.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'professor',
    afterDegree: 48,
    codes: ['25-101', '25-102', '25-103', '25-104', '25-105', '25-106', '25-108', '25-11'],
    named: /\bprofessor|\bhochschullehr|\buniversity lecturer|\bhoogleraar|\buniversitair docent/i,
    held: /\bPh\.?D\b|\bDr\.\s|\bpromoviert|\bdoctorate\b/i,
    by: {
      us: rule(
        'doctorate (PhD) in the subject',
        108,
        'Universities ask for a doctorate and publications, many for a postdoctoral post; community colleges for a master’s degree.',
        'colleges',
      ),
      gb: rule(
        'doctorate (PhD) in the subject',
        84,
        'Universities ask for a PhD and publications, and for a teaching qualification (fellowship of Advance HE) in the first years; teaching posts may take professional experience.',
        'ucas',
      ),
      de: rule(
        'doctorate (Promotion), and for a chair a Habilitation or junior professorship',
        132,
        'Professors of applied sciences (HAW) need a doctorate and five years of practice, three of them outside universities.',
        'hochschulen',
      ),
      nl: rule(
        'doctorate (PhD) in the subject',
        108,
        'Universities ask for a PhD and the teaching qualification BKO; HBO schools for a master’s degree and practice.',
        'studiekeuze',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'actuary',
    afterDegree: 48,
    isInPost: true,
    codes: ['15-2011'],
    held: /\b(?:FIA|FSA|ASA|FCAS|Aktuar (?:DAV|\(DAV\))|AAG)\b/,
    by: {
      us: rule(
        'credential of the Society of Actuaries or the CAS',
        84,
        'It takes a degree with mathematics and seven exams or more, two before the first job, the rest beside it.',
        'soa',
      ),
      gb: rule(
        'fellowship of the Institute and Faculty of Actuaries',
        84,
        'It takes a degree with mathematics and the exams, three to six years beside the job, with study leave from the employer.',
        'ifoa',
      ),
      de: rule(
        'Aktuar (DAV)',
        84,
        'It takes a degree with mathematics and exams of about three years beside the job.',
        'hochschulen',
      ),
      nl: rule(
        'Actuaris (AG)',
        96,
        'It takes a master’s degree and the exams beside the job.',
        'studiekeuze',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'engineer',
    codes: ['17-2'],
    isOne: true,
    held: /\b(?:B\.?Eng|M\.?Eng|CEng|IEng|\bPE\b|Diplom-?Ing|Dipl\.-?Ing|B\.?S\.?\s+(?:in )?\w+ engineering|engineering degree)/i,
    by: {
      us: rule(
        'accredited bachelor’s degree in engineering',
        48,
        'Employers ask for it; whoever signs plans for the public takes the FE exam, four years of practice and the PE exam (PE license).',
        'abet',
      ),
      gb: rule(
        'accredited degree or degree apprenticeship in engineering',
        36,
        'Employers ask for it, or for an HND with years of practice; the titles Incorporated and Chartered Engineer (IEng, CEng) come by review of the Engineering Council.',
        'engc',
      ),
      de: rule(
        'degree in engineering (Ingenieur)',
        42,
        'The title is protected: it takes a degree of six terms or more; technicians (staatlich geprüfte Techniker) do much of the same work.',
        'hochschulen',
      ),
      nl: rule(
        'HBO or university degree in engineering',
        48,
        'It takes an HBO (ing.) or a master’s degree (ir.).',
        'studiekeuze',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'land-surveyor',
    codes: ['17-1022'],
    held: /\b(?:PLS|professional land surveyor|MCInstCES)\b/i,
    by: {
      us: rule(
        'professional land surveyor license',
        96,
        'It takes a degree or years of practice, the FS and PS exams.',
        'ncees',
      ),
      gb: rule(
        'degree or apprenticeship in surveying, then membership of the RICS or CICES',
        36,
        'Membership is usual, not required.',
        'rics',
      ),
      de: rule(
        'training or degree in surveying (Vermessung)',
        36,
        'It takes an apprenticeship of three years, or a degree in geodesy.',
        'hochschulen',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'planner',
    afterDegree: 24,
    codes: ['19-3051'],
    held: /\b(?:MRTPI|AICP|Stadtplaner(?:in)?,? (?:Kammer|eingetragen))\b/i,
    by: {
      us: rule(
        'degree in planning, usually a master’s',
        72,
        'Employers ask for it; the AICP certification follows after years of practice.',
        'colleges',
      ),
      gb: rule(
        'RTPI-accredited degree, then membership (MRTPI)',
        48,
        'It takes the degree or apprenticeship and two years of practice for the assessment.',
        'rtpi',
      ),
      de: rule(
        'degree in planning, then entry in the list of Stadtplaner',
        84,
        'It takes studies of four years or more and two years of practice.',
        'akammer',
      ),
      nl: rule(
        'master’s degree in urban design, and the Architectenregister for the title',
        96,
        'The title stedenbouwkundige is protected.',
        'bureauArchitecten',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'scientist',
    codes: ['19-10', '19-20', '19-3011', '19-3091', '19-3093', '19-3094'],
    named: /\barch(?:a)?eologist|\bforensic scientist|\bresearch scientist/i,
    held: /\bPh\.?D\b|\bpromoviert|\bdoctorate\b|\bM\.?Sc\b/i,
    by: {
      us: rule(
        'degree in the science',
        72,
        'Employers ask for a bachelor’s degree for assistants, a master’s or doctorate for independent work.',
        'colleges',
      ),
      gb: rule(
        'degree in the science',
        48,
        'Employers ask for a good degree, many for a master’s; independent research takes a PhD of three to four years more, and control and audit also take years of the trade.',
        'ucas',
      ),
      de: rule(
        'master’s degree in the science',
        60,
        'Employers ask for a master’s degree; independent research takes a doctorate.',
        'hochschulen',
      ),
      nl: rule(
        'master’s degree in the science',
        60,
        'Employers ask for a master’s degree; independent research takes a PhD.',
        'studiekeuze',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'librarian',
    afterDegree: 12,
    codes: ['25-4022'],
    held: /\b(?:MLIS|MLS|MCLIP)\b|library (?:and information )?(?:science|studies)/i,
    by: {
      us: rule(
        'master’s degree in library science (MLIS) from an ALA-accredited programme',
        72,
        'Most libraries ask for it; school librarians also need a state credential.',
        'ala',
      ),
      gb: rule(
        'degree or postgraduate qualification in library and information studies',
        48,
        'Professional posts ask for it or for as much experience; chartership (MCLIP) follows.',
        'nationalCareers',
      ),
      de: rule(
        'degree in library and information science, or the training as FaMI',
        42,
        'Posts of the higher level take the degree.',
        'hochschulen',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'curator',
    afterDegree: 12,
    codes: ['25-4011', '25-4012'],
    held: /\bmuseum studies|archives and records|MA Archiv/i,
    by: {
      us: rule(
        'master’s degree in the field or in museum or archival studies',
        72,
        'Museums ask for it, and for internships.',
        'colleges',
      ),
      gb: rule(
        'postgraduate qualification in museum or archive studies',
        48,
        'Archives ask for an accredited one, museums for volunteering and a degree in the subject.',
        'nationalCareers',
      ),
      de: rule(
        'master’s degree or doctorate, and a traineeship (Volontariat or Referendariat)',
        84,
        'Posts are few; the traineeship takes two years.',
        'hochschulen',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'safety-specialist',
    codes: ['19-5011', '19-5012'],
    held: /\b(?:NEBOSH|CSP|Fachkraft für Arbeitssicherheit|MVK|HVK)\b/i,
    by: {
      us: rule(
        'degree or certification in safety (ASP, CSP)',
        24,
        'Employers ask for a degree or OSHA courses and experience.',
        'osha',
      ),
      gb: rule(
        'NEBOSH certificate, then diploma',
        12,
        'No law asks for it, nearly every employer does; membership of IOSH follows.',
        'hse',
      ),
      de: rule(
        'qualification as a safety specialist (Fachkraft für Arbeitssicherheit)',
        12,
        'It takes a training as engineer, technician or Meister with two years of practice, and a course.',
        'dguv',
      ),
      nl: rule('safety diploma (MVK, then HVK)', 12, 'Employers ask for it; courses run beside work.', 'sbb'),
    },
    elsewhere: null,
  },
  {
    id: 'environmental-health-officer',
    codes: [],
    named:
      /\benvironmental health (?:officer|practitioner|inspector)|\blebensmittelkontroll|\bfood inspector/i,
    held: /\b(?:EHRB|REHS|CIEH)\b/,
    by: {
      us: rule(
        'registration as a sanitarian (REHS)',
        54,
        'It takes a science degree and an exam in most states.',
        'states',
      ),
      gb: rule(
        'CIEH-accredited degree and registration as an environmental health practitioner',
        42,
        'It takes the degree or apprenticeship and a portfolio.',
        'cieh',
      ),
      de: rule(
        'training as a food inspector (Lebensmittelkontrolleur)',
        24,
        'It takes a Meister, technician or degree in food and a training of two years with a district.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
];
