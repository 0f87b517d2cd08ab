export interface PluralForms {
  one: string;
  other: string;
}

/** A count and the word that goes with it, to be put into what is said. */
export class Counted {
  readonly count: number;
  readonly forms: PluralForms;

  constructor(count: number, forms: PluralForms) {
    this.count = count;
    this.forms = forms;
  }

  /** In English. */
  toString(): string {
    return (this.count === 1 ? this.forms.one : this.forms.other).replaceAll(
      '#',
      this.count.toLocaleString('en-US'),
    );
  }
}

export type Value = string | number | Counted;

/** Who words what is said. */
export interface Speaker {
  /** By BCP 47. */
  language: string;
  /** The same for `Intl`: dates, figures and lists within what is said. */
  locale: string;
  /** The sentence whose English parts these are, with the values between them. */
  word(texts: readonly string[], values: readonly Value[]): string;
}

/** The sentence as the source has it. */
export const english: Speaker = {
  language: 'en',
  locale: 'en',
  word: (texts, values) => texts.reduce((said, text, at) => `${said}${String(values[at - 1] ?? '')}${text}`),
};

let speakerNow: () => Speaker | undefined = () => undefined;

/** Names who speaks from now on, asked anew for each sentence; English where it answers with nobody. */
export function speakBy(now: () => Speaker | undefined): void {
  speakerNow = now;
}

/** Does something at once, for a reader of another language: what is said meanwhile is in the words of this speaker. */
export function spokenBy<Result>(other: Speaker, work: () => Result): Result {
  const before = speakerNow;
  speakerNow = () => other;
  try {
    return work();
  } finally {
    speakerNow = before;
  }
}

export const speaker = (): Speaker => speakerNow() ?? english;

/** The language in which whoever reads is spoken to, by BCP 47. */
export const spokenLanguage = (): string => speaker().language;

/** The same for `Intl`: for dates, figures and lists within what is said. */
export const spokenLocale = (): string => speaker().locale;
