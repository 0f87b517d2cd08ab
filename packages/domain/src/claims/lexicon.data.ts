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

/** Posts that an action of their kind does not make: whoever managed something need not be a manager. */
export const leadingPosts =
  /^(?:manager|director|supervisor|head|lead|leader|chief|chair\w*|president|principal|officer|executive|foreman|forewoman|owner|founder|captain|engineer|nurse|doctor|lawyer|solicitor|architect|accountant)$/;

/** Ranks that make a post less, and more. */
export const lowerRanks =
  /^(?:junior|assistant|deputy|acting|acted|interim|vice|second|lance|trainee|apprentice|student|associate|co|sub|under|temporary|relief|aspiring|future|candidate|intern|mate|runner-up|shortlisted|finalist|stellvertretend\w*|adjoint\w*|auxiliar)$/;
export const higherRanks =
  /^(?:senior|head|chief|lead|leading|principal|executive|master|top|general|managing)$/;
