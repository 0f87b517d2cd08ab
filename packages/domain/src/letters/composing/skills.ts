import { isPaper } from '@candor/english/posts';
import { itemsOf, listed } from './items.ts';
import { isOfLanguages, sayLanguages } from './languages.ts';
import { piecesOf, quiet, type Piece } from './piece.ts';
import { paper } from './papers.ts';
import { ownStatement, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** Whole sentences as they are, of an applicant papers and languages; what else the letter has not said is asked about. */
export function saySkills(voice: Voice, told: readonly Statement[]): Statement[] {
  const { skills, letterType } = voice.facts.request;
  const pieces = piecesOf(quiet(skills));
  const own = pieces.filter(isOwn);
  const said = new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
  const rest = pieces
    .flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)))
    .filter((item) => shareSaid(item, said) < 1);
  const isApplication = letterType === 'cover' || letterType === 'interest';
  const languages = isApplication ? rest.filter(isOfLanguages) : [];
  const papers = isApplication ? rest.filter((item) => isPaper(item) && item.includes(' ')) : [];
  const lost = rest.filter((item) => !languages.includes(item) && !papers.includes(item));
  if (lost.length > 0) voice.ask('skills', lost.join(', '), whyLeftOut.skill);
  const speaks = sayLanguages(languages);
  return present([
    voice.say('degree', { list: listed(papers.map(paper)) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ]);
}
