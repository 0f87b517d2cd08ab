import { advertLimits } from '@candor/contracts/jobs';
import { jobPostingIn, type YearlyPay } from '@candor/domain/matching';
import { htmlText } from './html-text.ts';
import { plainText } from './plain-text.ts';

/** An advert on a page: by what the page says for search engines, else by its words. */
export interface PageAdvert {
  title: string;
  company: string;
  location: string;
  text: string;
  pay: YearlyPay | null;
}

const LONGEST_LINE = 200;
/** A description of fewer characters is a teaser: the page's words say more. */
const LEAST_DESCRIPTION = 200;

export function readPageAdvert(words: string, jsonLd: readonly string[]): PageAdvert {
  const posting = jobPostingIn(jsonLd);
  const text = words.trim().slice(0, advertLimits.characters);
  if (!posting) return { title: '', company: '', location: '', text, pay: null };
  const { description } = posting;
  const line = (words: string) => plainText(words, LONGEST_LINE);
  const title = line(posting.title);
  const company = line(posting.company);
  const location = line(posting.location);
  const terms = line(posting.terms);
  const pay = posting.pay && { ...posting.pay, printed: line(posting.pay.printed) };
  const described = htmlText(description.slice(0, 4 * advertLimits.characters), advertLimits.characters);
  const isWhole = described.length >= LEAST_DESCRIPTION || text === '';
  // What stands beside the description is part of the advert too: scores and letters read its words.
  const head = [title, company, location, terms, pay?.printed].filter(Boolean).join('\n');
  return {
    title,
    company,
    location,
    text: isWhole ? `${head}\n\n${described}`.trim().slice(0, advertLimits.characters) : text,
    pay,
  };
}
