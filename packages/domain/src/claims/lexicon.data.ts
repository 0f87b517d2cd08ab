/** Certificates that are known by their names and initials, lower case. */
const certificateNames =
  'pmp|prince2|capm|csm|psm|scrum master|six sigma|green belt|black belt|itil|cissp|cisa|cism|ceh|comptia|ccna|ccnp|rhce|acls|bls|pals|cpr|nremt|cna|cpa|cfa|acca|cima|shrm|cipd|tefl|celta|tesol|qts|cdl|hazmat|adr|osha|nebosh|iosh|haccp|servsafe|food hygiene|leed|cscs|ipaf|pasma|iso 9001|notary';

/** Words that claim a fact of a kind even in lower case. Each needs its like in the source. */
export const claimWords = [
  {
    kind: 'degree',
    pattern:
      /\b(?:bachelor|master(?!s? the\b|ed|ing)|doctorate|phd|ph\.d|mba|bsc|msc|beng|meng|llb|llm|diploma|degree|associate degree|a-levels?|graduated?|graduating|alumn\p{L}+|hono(?:u)?rs|cum laude|summa|magna|distinction|gpa|valedictorian|scholarship)\b/giu,
  },
  {
    kind: 'certificate',
    pattern:
      /\b(?:certified|certificate|certification|licen[sc]ed?|accredited|accreditation|chartered|registered)\b/gi,
  },
  { kind: 'certificate', pattern: new RegExp(`\\b(?:${certificateNames})\\b`, 'gi') },
  {
    kind: 'name',
    pattern:
      /\b(?:award(?:s|ed|-winning)?|prizes?|medals?|patent(?:s|ed)?|nominated|employee of the (?:month|year))\b/gi,
  },
] as const;

/** Posts that are claimed even in lower case. */
export const postWords =
  /\b(?:manager|director|head of|supervisor|engineer|architect|consultant|analyst|president|founder|co-founder|ceo|cto|cfo|coo|officer|executive|principal|foreman|forewoman|administrator|specialist|instructor|professor|lecturer|owner|captain|chair(?:man|woman|person)|deputy|superintendent|developer|scientist|strategist|advisor|adviser|team lead|team leader|nurse|teacher|chef|electrician|plumber|carpenter|coordinator|technician|designer|accountant|lawyer|attorney|solicitor|surgeon|doctor|editor|author|producer|matron|controller|secretary|mechanic|pharmacist|paramedic|midwife|therapist|foreperson|sergeant|trainer|coach|buyer|planner)s?\b/gi;

/** Posts that are often spoken of as work, and claimed only where a sentence says that they are held. */
export const morePosts =
  /\b(?:driver|pilot|cook|barber|florist|guard|cleaner|waiter|waitress|clerk|operator|cashier|porter|farmer|welder|joiner|mason|tailor|librarian|guide|instructor|assistant|representative|agent|salesperson|seller|baker|butcher|bartender|carer|caretaker|conductor|captain|inspector|judge|journalist|photographer|actor|musician|tutor|warden|ranger|firefighter|translator|interpreter|programmer|dentist|vet|veterinarian|optician|receptionist|builder|painter|roofer|tiler|plasterer|scaffolder|machinist|fitter|gardener|broker|banker|auditor|economist|chemist|biologist|physicist)s?\b/gi;

/** Ranks that make a post less, and more. */
export const lowerRanks =
  /^(?:junior|assistant|deputy|acting|interim|vice|second|trainee|apprentice|student|associate|co|sub|under|temporary|relief|aspiring|future|stellvertretend\w*|adjoint\w*|auxiliar)$/;
export const higherRanks =
  /^(?:senior|head|chief|lead|leading|principal|executive|master|top|general|managing)$/;
