/** Words that begin a clause which hangs on another, wherever they stand. */
export const subordinators =
  'because when while after although weil wenn als parce quand porque cuando'.split(' ');

/** English words that do so at the head of a sentence; inside it they may stand before a noun as well. */
export const leadingSubordinators = 'since as if before once until'.split(' ');

/** What refers to a word before it, and begins a clause too. */
export const relatives = 'where which who'.split(' ');

/** Pronouns that a clause begins with as its subject. */
export const subjectPronouns = 'i we he she they it there ich wir er sie je nous il elle yo'.split(' ');
