const english = new Set(
  'the and of to in for with a an on at by from was were is are i my our as that all it be this have had has'.split(
    ' ',
  ),
);
const others = new Set(
  (
    'der die das und mit für von im den dem ein eine des zu auf ist bei le la les des et du de un une dans pour avec sur au aux en est el los las y con para por del ' +
    'una o os as da do dos das com para em um uma il lo gli e di che con nel per della het een van en voor met bij op'
  ).split(' '),
);

/**
 * Whether a text is English, so that its wording may be touched. Short texts without function words count as English
 * unless another script or accents speak against it.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length === 0 || latin.length < letters.length * 0.8) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ours = words.filter((word) => english.has(word)).length;
  const theirs = words.filter((word) => others.has(word) && !english.has(word)).length;
  if (theirs > ours) return false;
  return theirs === 0 || ours > 0;
}
