const DOING =
  '(?:perform|carry out|conduct|undertake|make|do|give|provide|performed|carried out|conducted|undertook|made|did|gave|provided)';
const WORK = '(?:duties|responsibilities|tasks|duty|responsibility|role|job|task|work)';
/** What stands before the thing done and says nothing of it, word by word; the last words are the ones that govern it. */
export const openings: readonly RegExp[] = [
  /^(?:i )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly|the|person|one) )*(?:responsible for|in charge of|(?:tasked|charged|entrusted) with) (?:(?:the )?(?:task|job|work) of )?/,
  new RegExp(
    `^(?:(?:my|the|main|key|daily|other) )*${WORK}(?: here| there)? (?:(?:included|were|was) that i|included|include|includes|involved|involves|involve|were|are|was|is|consisted of|:) (?:it )?`,
  ),
  new RegExp(`^(?:i )?(?:was |am )?(?:given|had|got) the ${WORK} (?:of |(?=to ))`),
  new RegExp(`^(?:in|as part of) my ${WORK}(?: here| there)? ,? ?(?=i )`),
  /^(?:it (?:was|is) my (?:responsibility|job|task|duty)|(?:i )?(?:had|have|used|was able|successfully managed|managed)) (?=to )/,
  new RegExp(`^(?:i )?${DOING} (?=(?:the |an? )?(?:\\p{L}+ (?:of|to)|\\p{L}+ing with) )`, 'u'),
  // "I've done looking after the bees", "did a lot of phoning the drivers", "took care of washing the vans".
  /^(?:i )?(?:(?:have |['’]ve )?done|did|took care of|dealt with)(?: (?:a lot|lots) of)? (?=\p{L}+ing (?:(?:after|up|out|off|down) )?(?:the|all) )/u,
  // What went on then is done: "I was helping out with the sound".
  /^(?:i )?was (?=\p{L}+ing )(?!.* (?:when|while|until) )/u,
  // "Doing the waybills", "Am doing the waybills": an order, or what was done.
  /^(?:(?:i )?am )?(?=\p{L}+ing (?:(?:after|up|out|off|down) )?(?:the|all|what|an?|\d+) )(?!.* since )/u,
];
/** Openings of which a part was done: "helped with the planning of". */
export const partOpening =
  /^(?:i )?(?:(?:was|were|am|have|been|also) )*(?:(?:help|assist)(?:ed|ing)? (?:out )?(?:with|in)|(?:involved|participated|participating) in|(?:took|taking) part (?:in|at)|ma[dk]e a contribution to) (?=(?:the |an? )?\p{L}+ of )/u;
export const pastOpening =
  /\b(?:was|were|had|used|got|given|done|took|dealt|included|involved|managed|consisted|performed|carried|conducted|undertook|made|did|gave|provided|helped|assisted|participated)\b/;
export const presentOpening =
  /\b(?:am|is|are|have|includes?|involves?|perform|carry|conduct|undertake|make|do|give|provide|help|assist)\b/;
/** What goes on is not done: "I was training as a nurse". */
export const goesOn =
  /^(?:going|finishing|completing|studying|training|learning|pursuing|wanting|applying|moving|looking for|hoping|planning to)\b/;
export const groupsOfPeople = /^(?:team|group|crew|class|staff|squad|troop|unit|brigade)$/;
