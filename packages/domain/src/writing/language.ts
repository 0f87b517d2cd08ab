const english = new Set(
  (
    'the and of to in for with a an on at by from was were is are i my our as that all it be this have had has per not but which who their its up ' +
    'new every each about over after before during using other when where also than then day week month year'
  ).split(' '),
);
const others = new Set(
  (
    'der die das und mit für von im den dem ein eine einen einer des zu auf ist bei als sowie wurde la les et du un une dans pour avec sur ' +
    'aux en est el los las y con para por del al como una os da dos das com em um uma lo gli di che nel per della delle dei il het een van voor met bij op ' +
    'och som med til och för av na z w i do się oraz ve ile için bir'
  ).split(' '),
);
const both = new Set('i a an as in on do de per bei met con for'.split(' '));

/**
 * Whether a text is English, so that its wording may be touched. Short texts without function words count as English
 * unless another script or accents speak against it.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length === 0 || latin.length < letters.length * 0.8) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ours = words.filter((word) => english.has(word) || isVerb(word)).length;
  const theirs = words.filter((word) => others.has(word) && !english.has(word) && !both.has(word)).length;
  return theirs === 0 || ours > theirs;
}

/** Forms of verbs that hardly any other language has: "managed", "cleaning". */
function isVerb(word: string): boolean {
  return /..(?:[^aeioun]ing|[bcdfgklmnprstvwxyz]ed)$/.test(word);
}
