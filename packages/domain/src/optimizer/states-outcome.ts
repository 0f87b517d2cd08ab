const anyOf = (...parts: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu');

/** A change by so much, to so much, or in per cent. */
const MEASURED =
  /\d\s?%|(?<!\p{L})(?:by|from|um|von|de|door|met|van)\s(?:(?:about|around|over|nearly|rund|etwa|environ|ongeveer)\s)?[£$€]?\d|(?<!\p{L})by (?:half|two thirds|a (?:third|quarter|fifth|tenth))|ahead of|under budget|unter Budget|vor Termin/iu;

/** What is no duty but came about: verbs of change and of success. */
const CHANGED = anyOf(
  'doubled|halved|tripled|won|saved|saving|saves|earned|earning|raised|raising|grew|grown|cut|cutting|lifted|lifting',
  'reduced|reducing|increased|increasing|improved|improving|brought (?:\\p{L}+ ){0,3}(?:down|up|back|forward)|sped|shortened',
  'dropped|fell|rose|passed|passing|promoted|awarded|enabling|enabled|allowed|allowing|made it|helped to|successful(?:ly)?',
  'gesenkt|gesteigert|gewonnen|reduziert|eingespart|verkürzt|erhöht|halbiert|verdoppelt|zurückgingen|zurückging|Senkung|Steigerung|Reduzierung|Verkürzung|Einsparung',
  'réduit|réduisant|réduction|augmenté|augmentation|amélioré|amélioration|gagné|économisé|adopté|doublé|baisse|hausse',
  'reducido|reduciendo|reducción|aumentado|aumento|mejorado|mejora|ahorrado|ahorro|logrado|duplicado',
  'verlaagd|verhoogd|verbeterd|bespaard|gehalveerd|verdubbeld|daling|stijging|verlaging|verhoging|besparing',
);

/** A clause that says what follows, or what is so since then. */
const FOLLOWED = anyOf(
  'resulting in|leading to|so that|as a result|after which|all of wh(?:om|ich)|(?:some|one|two|three|four|five|most|both|many) of wh(?:om|ich)',
  'which|that (?:still|now|later|then)|now|since|today|still|later|until|without (?:an?|any|one|stopping|losing|raising|delay|downtime|loss)\\p{L}*|first time|first visit',
  'wodurch|sodass|so dass|seither|seitdem|inzwischen|ohne',
  'ce qui|désormais|depuis|aujourd’hui|afin que|sans|permettant',
  'lo que|desde entonces|actualmente|sin|permitiendo',
  'waardoor|zodat|sindsdien|inmiddels|zonder',
);

/** Whether a line says what came of the work rather than what the work was. Generous: what may be a result is one. */
export const statesOutcome = (line: string): boolean =>
  MEASURED.test(line) || CHANGED.test(line) || FOLLOWED.test(line);
