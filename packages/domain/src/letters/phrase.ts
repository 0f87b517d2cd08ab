import { contentHash } from './content-hash.ts';
import type { Tone } from './request.ts';

/** Phrasings of one move in each tone. `{slot}` stands for a fact; a phrasing whose fact is missing is not used. */
export type Phrasings = Readonly<Record<Tone, readonly string[]>>;
/** Phrasings that no tone changes. */
export function inEveryTone(...phrasings: readonly string[]): Phrasings {
  return { professional: phrasings, enthusiastic: phrasings, formal: phrasings, friendly: phrasings };
}

export type Slots = Readonly<Record<string, string>>;

/**
 * The move said in the tone of the letter; '' where no phrasing has all its facts. Phrasings that say more facts go
 * before those that say fewer; one that the letter has used already comes last, and no two in a row say "also".
 */
export type Say = (phrasings: Phrasings, own?: Slots) => string;

const SLOT = /\{(\w+)\}/g;

function slotsOf(phrasing: string): string[] {
  return [...new Set([...phrasing.matchAll(SLOT)].map(([, name = '']) => name))];
}

/** A phrasing with its facts in place. What a fact holds is text and never read for slots again. */
function filled(phrasing: string, slots: Slots): string {
  const text = phrasing.replaceAll(SLOT, (_whole, name: string) => slots[name] ?? '');
  // "Inc." at the end of a sentence brings its full stop along.
  return (text.charAt(0).toUpperCase() + text.slice(1))
    .replace(/\balso (was|can)\b/, '$1 also')
    .replace(/\.\.$/, '.')
    .replaceAll(/\.\.(?= )/g, '.');
}

// "I also did this. I also did that." reads as a list read out.
const isEcho = (phrasing: string, before: string) => /\balso\b/.test(phrasing) && /\balso\b/.test(before);
// "She also never sent out a plate" is not said; "And she never" is.
const isAlsoNever = (phrasing: string, { deed = '' }: Slots) =>
  /\balso \{deed\}/.test(phrasing) && /^(?:never|not)\b/.test(deed);

// "I also" needs a deed before it.
const isAlsoFirst = (phrasing: string) =>
  /\b(?:also|besides|in addition|furthermore)\b.*\{deed\}/i.test(phrasing);

// Two sentences that open with the same two words read as one repeated.
const opening = (phrasing: string) => phrasing.split(' ', 2).join(' ');

/** Chooses phrasings for one letter by its `seed`: the same letter always the same, another letter most likely another. */
export function phraser(tone: Tone, seed: string, common: Slots): Say {
  const used = new Set<string>();
  let before = '';
  let hasTold = false;
  return (phrasings, own = {}) => {
    const slots = { ...common, ...own };
    const filling = phrasings[tone].filter((one) => slotsOf(one).every((name) => (slots[name] ?? '') !== ''));
    const behind = hasTold ? filling : filling.filter((one) => !isAlsoFirst(one));
    const usable = behind.length > 0 ? behind : filling;
    const fresh = usable.filter((one) => !used.has(opening(one)));
    const apart = fresh.filter((one) => !isEcho(one, before) && !isAlsoNever(one, slots));
    const pool = apart.length > 0 ? apart : fresh.length > 0 ? fresh : usable;
    const most = Math.max(0, ...pool.map((one) => slotsOf(one).length));
    const best = pool.filter((one) => slotsOf(one).length === most);
    const chosen = best[contentHash(`${seed}\n${best.join('\n')}`) % Math.max(1, best.length)];
    if (chosen === undefined) return '';
    used.add(opening(chosen));
    before = chosen;
    hasTold ||= /\{(?:deed|best)\}/.test(chosen);
    return filled(chosen, slots);
  };
}

/** Sentences as one paragraph; empty ones are left out. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
