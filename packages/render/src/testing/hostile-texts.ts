import fc from 'fast-check';

const BLOCK = 128;
/** Beyond the last character that is assigned one by one; private planes follow. */
const END = 0x32400;

const letter = /[\p{L}\p{N}\p{S}\p{P}]/u;
const mark = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u;

/** The assigned characters of each block of Unicode, and so of every script. */
const blocks = Array.from({ length: END / BLOCK }, (_, block) =>
  Array.from({ length: BLOCK }, (_one, at) => block * BLOCK + at)
    .filter((code) => code < 0xd800 || code > 0xf8ff)
    .map((code) => String.fromCodePoint(code)),
);
const letterBlocks = blocks
  .map((block) => block.filter((one) => letter.test(one)))
  .filter(({ length }) => length > 0);
const marks = blocks.flat().filter((one) => mark.test(one));

const aLetter = fc.constantFrom(...letterBlocks).chain((block) => fc.constantFrom(...block));
const aMark = fc.constantFrom(...marks);
/** What joins, turns, selects or hides. */
const aControl = fc.constantFrom(
  '\u094d',
  '\u09cd',
  '\u0d4d',
  '\u1039',
  '\u17d2',
  '\u1a60',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\ufe0e',
  '\ufe0f',
  '\u034f',
  '\u202a',
  '\u202b',
  '\u202d',
  '\u202e',
  '\u202c',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u{e0067}',
  '\u{e0100}',
  '🏽',
  '🇩',
);
const aPiece = fc.oneof(
  aLetter,
  fc.tuple(aLetter, aMark).map((parts) => parts.join('')),
  fc.tuple(aLetter, aControl).map((parts) => parts.join('')),
  fc.tuple(aLetter, aMark, aControl, aLetter).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(aLetter, aMark, aControl), { minLength: 1, maxLength: 40 })
    .map((parts) => parts.join('')),
);

/** Runs of any script, short pieces again and again, with and without spaces. */
export const aHostileText = (mostCharacters: number): fc.Arbitrary<string> =>
  fc
    .record({
      piece: aPiece,
      between: fc.constantFrom('', '', '', ' ', '\n', '-', '/'),
      length: fc.constantFrom(40, 300, 2_000, mostCharacters),
    })
    .map(({ piece, between, length }) => {
      const unit = piece + between;
      return unit.repeat(Math.max(1, Math.floor(Math.min(length, mostCharacters) / unit.length)));
    });
