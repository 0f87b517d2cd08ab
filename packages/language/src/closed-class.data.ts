import type { Reading } from './english-text.ts';

// The closed classes of English: what a word may be besides what the lexicon says. `!` before the class: nothing else.
export const CLASSES: readonly [classes: string, words: string][] = [
  ['!determiner', 'the a an every each another no some any both these those either neither several'],
  ['!determiner pronoun', 'this that all such her his'],
  ['!determiner', 'my your our their its'],
  ['!pronoun', 'i you he she it we they me him us them mine yours hers ours theirs'],
  [
    '!pronoun',
    'myself yourself himself herself itself ourselves themselves everyone everybody everything someone somebody something anyone anybody anything nobody nothing none who whom whoever',
  ],
  ['!pronoun determiner', 'which what whose'],
  ['!conjunction', 'and or nor & plus'],
  ['!conjunction preposition', 'but'],
  [
    '!preposition',
    'of at from into onto upon with without among towards toward during per via despite amid beside besides',
  ],
  ['!preposition subordinator', 'for than'],
  ['!preposition subordinator adverb', 'as since before after until'],
  ['preposition subordinator', 'till'],
  ['!subordinator', 'because when if although though unless whereas whether'],
  ['!subordinator noun', 'while'],
  ['!subordinator adverb', 'where why how'],
  [
    '!preposition adverb particle',
    'in on by about over under through across around along below above behind between inside outside within near off up down out past',
  ],
  [
    '!adverb',
    "not n’t n't never always often also very too then just already again soon here now only rather quite almost perhaps instead together still yet",
  ],
  ['!pronoun adverb', 'there'],
  [
    '!number',
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion',
  ],
  ['!adjective adverb determiner', 'more most less least much many few fewer own same other'],
  ['!adjective adverb', 'first second next last early late later fast daily weekly monthly yearly best'],
  ['!adjective adverb noun', 'third quarter half'],
  ['!auxiliary', 'would could should must might shall ought'],
  ['!auxiliary noun', 'can will'],
  ['!auxiliary name', 'may'],
  ['!preposition particle', 'to'],
  ['!preposition', 'worth'],
  ['preposition', 'like opposite'],
  ['!particle auxiliary', "'s ’s"],
];

export const AUXILIARIES: readonly [form: Reading['form'], lemma: string, words: string][] = [
  ['base', 'be', "be are 'm 're ’m ’re"],
  ['present3', 'be', 'is'],
  ['past', 'be', 'was were'],
  ['pastParticiple', 'be', 'been'],
  ['gerund', 'be', 'being'],
  ['base', 'have', "have 've ’ve"],
  ['present3', 'have', 'has'],
  ['past', 'have', 'had'],
  ['gerund', 'have', 'having'],
  ['base', 'do', 'do'],
  ['present3', 'do', 'does'],
  ['past', 'do', 'did'],
  ['pastParticiple', 'do', 'done'],
  ['gerund', 'do', 'doing'],
  ['base', 'be', 'am'],
  [null, 'will', "'ll ’ll"],
  [null, 'would', "'d ’d"],
];
