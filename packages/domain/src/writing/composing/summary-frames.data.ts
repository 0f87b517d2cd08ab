const inside = (title: string) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** Who somebody is and where they are going, in words that hold a title as it was typed, without its article or case. */
export interface SummaryFrames {
  who: (post: string, company: string, year: string) => string;
  goal: (title: string) => string;
}

export const summaryFrames: Readonly<Partial<Record<string, SummaryFrames>>> = {
  de: {
    who: (post, company, year) => `${post} bei ${company} seit ${year}.`,
    goal: (title) => `Ziel: ${title}.`,
  },
  fr: {
    who: (post, company, year) => `${post} chez ${company} depuis ${year}.`,
    goal: (title) => `Poste recherché : ${inside(title)}.`,
  },
  es: {
    who: (post, company, year) => `${post} en ${company} desde ${year}.`,
    goal: (title) => `Puesto que busca: ${inside(title)}.`,
  },
};
