import type { Constraint } from './constraint.ts';

const FINITE = 'verb:base|verb:present3|verb:past|auxiliary';

/** In the order they are tried; tried again until nothing changes. */
export const CONSTRAINTS: readonly Constraint[] = [
  // "Willing to travel": nobody wills it. "Free from 7 June": nobody is freed.
  { id: 'willing', where: ">'willing|unwilling' 'to'", keep: 'adjective', isDecisive: true },
  {
    id: 'free',
    where: "^ >'free' 'from|to|on|until|till|in|at|for|after|before'",
    keep: 'adjective',
    isDecisive: true,
  },
  // Auxiliaries and what follows them.
  {
    id: 'modal-then-base',
    where: "auxiliary:null 'not|never|also|always|often'* >?verb:base|auxiliary:base",
    keep: 'verb:base|auxiliary:base',
    isDecisive: true,
  },
  { id: 'modal-of-can', where: "?pronoun >'can|will' ?verb:base|auxiliary:base", keep: 'auxiliary' },
  { id: 'do-not', where: ">'do|does|did' 'not|n't|n’t'", keep: 'auxiliary' },
  {
    id: 'do-then-base',
    where: "'do|does|did' 'not|n't|n’t' adverb* >?verb:base",
    keep: 'verb:base',
    isDecisive: true,
  },
  { id: 'do-as-verb', where: ">'do|does|did' OBJECT", keep: 'verb' },
  {
    id: 'have-then-participle',
    where: "'have|has|had|'ve|’ve|having' adverb* >?verb:pastParticiple|auxiliary:pastParticiple",
    keep: 'verb:pastParticiple|auxiliary:pastParticiple',
    isDecisive: true,
  },
  {
    id: 'perfect-have',
    where: ">'have|has|had|'ve|’ve|having' adverb* verb:pastParticiple|auxiliary:pastParticiple",
    keep: 'auxiliary',
    isDecisive: true,
  },
  { id: 'have-as-verb', where: ">'have|has|had|having' !verb:pastParticiple|auxiliary|adverb", keep: 'verb' },
  { id: 'be-then-participle', where: 'auxiliary adverb* >?verb:pastParticiple', drop: 'verb:past|verb:base' },
  {
    id: 'be-then-gerund',
    where: "'am|is|are|was|were|be|been|'m|’m|'re|’re' adverb* >?verb:gerund",
    keep: 'verb:gerund',
  },
  // What a determiner, a preposition or an adjective before a word rules out.
  {
    id: 'after-determiner',
    where: 'determiner >?noun|adjective',
    drop: `${FINITE}|adverb|preposition|particle|subordinator`,
  },
  { id: 'after-preposition', where: 'preposition >?noun|adjective|verb:gerund', drop: FINITE },
  { id: 'after-determiner-and-adjective', where: 'determiner adjective >?noun', drop: FINITE },
  { id: 'after-number', where: 'number >?noun:plural', keep: 'noun:plural' },
  { id: 'after-quantity', where: "'many|several|few|both' >?noun:plural", keep: 'noun:plural' },
  { id: 'after-adjective', where: 'adjective >?noun', drop: FINITE },
  {
    id: 'ordinal-as-noun',
    where: "determiner >'third|half|quarter' !noun|number|adjective|name",
    keep: 'noun',
  },
  { id: 'noun-ends-phrase', where: 'noun >?noun $', drop: 'adjective' },
  { id: 'noun-before-preposition', where: 'noun >?noun:singular preposition', drop: 'adjective' },
  { id: 'adverb-after-noun', where: 'noun >?adverb preposition', drop: 'adjective' },
  { id: 'preposition-needs-object', where: '>?preposition $', drop: 'preposition' },
  {
    id: 'preposition-before-preposition',
    where: ">?preposition|adverb 'of|by|with|to|from|at|and|or'",
    drop: 'preposition',
  },
  {
    id: 'noun-not-before-base',
    where: 'noun:singular >?noun !determiner|pronoun|number|adjective',
    drop: 'verb:base',
  },
  { id: 'object-not-base', where: 'verb:base|verb:past|verb:gerund >?noun', drop: 'verb:base' },
  // "to": before a verb a particle, before anything else a preposition.
  { id: 'to-before-verb', where: ">'to' verb:base|auxiliary:base", keep: 'particle' },
  { id: 'to-before-object', where: ">'to' !verb:base|auxiliary:base", keep: 'preposition' },
  { id: 'verb-after-to', where: "'to' >?verb:base OBJECT", keep: 'verb:base' },
  { id: 'verb-after-wish', where: "?verb 'to' >?verb:base", keep: 'verb:base' },
  {
    id: 'verb-after-readiness',
    where: "'able|unable|willing|unwilling|ready|free|happy|glad|eager|keen' 'to' >?verb:base",
    keep: 'verb:base',
  },
  { id: 'time-of-day', where: "number >'am'", keep: 'noun' },
  { id: 'i-am', where: "pronoun >'am'", keep: 'auxiliary' },
  // Subjects.
  {
    id: 'after-plural-subject',
    where: "'i|we|they|you' adverb* >?verb|auxiliary",
    keep: 'verb:base|verb:past|auxiliary:base|auxiliary:past|auxiliary:null',
  },
  {
    id: 'after-singular-subject',
    where: "'he|she|it' adverb* >?verb|auxiliary",
    keep: 'verb:present3|verb:past|auxiliary:present3|auxiliary:past|auxiliary:null',
  },
  { id: 'after-relative', where: "'who|which' adverb* >?verb:base|verb:present3|verb:past", keep: FINITE },
  {
    id: 'singular-subject-acts',
    where: 'determiner noun:singular adverb* >?verb:present3 OBJECT',
    keep: 'verb:present3',
  },
  { id: 'plural-subject-acts', where: '^ noun:plural >?verb:base OBJECT', keep: 'verb:base' },
  { id: 'subject-of-past', where: '^ >?noun verb:past|auxiliary:past|auxiliary:present3', keep: 'noun' },
  {
    id: 'joined-subject-acts',
    where: "^ pronoun|noun|name 'and' determiner* noun|name|pronoun >?verb:base",
    keep: 'verb:base',
  },
  {
    id: 'subject-past-object',
    where: 'noun|name|pronoun adverb* >?verb:past OBJECT',
    keep: 'verb:past|verb:base',
  },
  { id: 'while-with-subject', where: ">'while' pronoun|determiner", keep: 'subordinator' },
  { id: 'there-is', where: ">'there' auxiliary", keep: 'pronoun' },
  {
    id: 'subordinator-before-subject',
    where: ">?subordinator 'i|we|they|he|she|you|it'",
    keep: 'subordinator',
  },
  {
    id: 'subordinator-before-clause',
    where:
      ">'after|before|since|until|as' determiner|adjective* noun|name adverb* verb:past|verb:present3|auxiliary",
    keep: 'subordinator',
  },
  { id: 'help-do', where: "'help|helped|helps' >?verb:base", keep: 'verb:base' },
  { id: 'up-to-noun', where: "'up' 'to' >?noun", keep: 'noun' },
  { id: 'adjective-in-phrase', where: 'number|determiner adverb >?adjective noun', keep: 'adjective' },
  { id: 'compound-object', where: '^ ?verb:base >?noun:singular noun:plural', drop: 'verb:base' },
  {
    id: 'help-somebody-do',
    where: "'help|let|make|see|watch|helped|made|saw|watched' noun:plural >?verb:base",
    keep: 'verb:base',
  },
  { id: 'plural-not-third-person', where: 'noun:plural >?noun:plural', drop: 'verb:present3' },
  {
    id: 'object-not-third-person',
    where: 'verb:base|verb:past|verb:gerund >?noun:plural',
    drop: 'verb:present3',
  },
  {
    id: 'first-object',
    where: '^ ?verb:base >?noun:plural !determiner|pronoun|name|number|adjective',
    drop: 'verb:present3',
  },
  { id: 'joined-object', where: "verb noun 'and|,|or' >?noun:plural $", drop: 'verb:present3' },
  { id: 'verb-adverb-to', where: "verb >?adverb 'to'", keep: 'adverb' },
  // The first word of a fragment: a verb where an object follows, a noun where it is a part of a name of a thing.
  {
    id: 'first-before-object',
    where: '^ >?verb:base|verb:past OBJECT',
    keep: 'verb:base|verb:past',
    isDecisive: true,
  },
  // "Mentor two developers": before its object any noun may be a verb, whatever the lexicon knows.
  { id: 'noun-before-object', where: '^ >noun:singular OBJECT', doubt: true },
  { id: 'first-before-singular', where: '^ >?verb:base SINGULAR', prefer: 'noun' },
  { id: 'first-noun-before-singular', where: '^ >?noun SINGULAR', prefer: 'noun' },
  { id: 'first-of-something', where: "^ >?noun 'of'", drop: 'verb' },
  { id: 'first-gerund-before-singular', where: '^ >?verb:gerund SINGULAR', prefer: 'noun' },
  { id: 'first-gerund-before-noun', where: '^ >?verb:gerund ?noun:singular', doubt: true },
  {
    id: 'first-participle-or-past',
    where: "^ >?verb:past|adjective 'in|as|by|for|to|with|on|at|under'",
    doubt: true,
  },
  { id: 'first-pair-before-singular', where: "^ >?verb:base 'and|&' ?noun SINGULAR", prefer: 'noun' },
  { id: 'second-of-pair-before-singular', where: "^ ?verb:base 'and|&' >?noun SINGULAR", prefer: 'noun' },
  {
    id: 'later-base-after-past',
    where: "^ verb:past noun|determiner|name|adjective* 'and' >?verb:base",
    drop: 'verb:base',
  },
  { id: 'first-before-gerund', where: '^ >?noun:singular verb:gerund', keep: 'noun' },
  {
    id: 'first-pair-before-object',
    where: '^ >?verb:base ?conjunction ?verb:base OBJECT',
    keep: 'verb:base',
    isDecisive: true,
  },
  { id: 'first-before-plural', where: '^ >?verb:base PLURAL', prefer: 'verb' },
  { id: 'first-pair-before-plural', where: "^ >?verb:base 'and|,' ?verb:base PLURAL", prefer: 'verb' },
  { id: 'later-before-plural', where: "noun 'and|,' >?verb:base PLURAL", prefer: 'verb' },
  // Verbs joined.
  { id: 'verb-and-verb', where: "verb:base 'and|or|then' >?verb:base", keep: 'verb:base' },
  { id: 'verb-comma-verb', where: "verb:base ',' >?verb:base", keep: 'verb:base' },
  { id: 'past-and-past', where: "verb:past 'and|or|then' >?verb:past", keep: 'verb:past' },
  { id: 'later-verb-before-object', where: "'and|,' >?verb:base OBJECT", keep: 'verb:base' },
  { id: 'later-past-before-object', where: "'and|,' >?verb:past OBJECT", keep: 'verb:past' },
  { id: 'unchanging-and-past', where: "^ >?verb:past ?preposition* 'and' verb:past", keep: 'verb:past' },
  // Past or participle.
  { id: 'past-before-object', where: '^ >?verb:past OBJECT', keep: 'verb:past|verb:base', isDecisive: true },
  {
    id: 'past-before-quantity',
    where: "^ >?verb:past 'many|much|more|all|both|most'",
    keep: 'verb:past',
    isDecisive: true,
  },
  {
    id: 'past-before-plural',
    where: '^ >verb:past|verb:pastParticiple|adjective PLURAL',
    keep: 'verb:past',
    isDecisive: true,
  },
  { id: 'past-before-number', where: '^ >?verb:past number', keep: 'verb:past', isDecisive: true },
  // "Experienced nurse", "Managed stock".
  { id: 'participle-before-singular', where: '^ >?verb:past SINGULAR', prefer: 'adjective' },
  { id: 'participle-or-past-before-singular', where: '^ >?verb:past SINGULAR', doubt: true },
  { id: 'past-of-fragment', where: '^ >?verb:past', prefer: 'verb' },
  { id: 'participle-after-noun-by', where: "noun >?verb:pastParticiple 'by'", keep: 'verb:pastParticiple' },
];
