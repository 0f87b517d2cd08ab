import { toText, toTextWithPlaces, type CvDocument } from '../../cv/index.ts';
import { evidenceSource, judge } from '../../evidence/index.ts';
import { prepareAgainst, type AnalysisInput } from '../prepare-against.ts';
import { listShownSkills } from './list-shown-skills.ts';
import { nameSkills } from './name-skills.ts';
import { orderLines } from './order-lines.ts';
import { orderSkills } from './order-skills.ts';
import { takeFromProfile } from './take-from-profile.ts';
import { tailorHeadline, tailorSummary } from './tailor-head.ts';
import type { AskedFor, Tailoring, TailoringChange } from './tailoring.ts';
import { namedRequirements, type TailoringContext } from './tailoring-context.ts';

export type TailoringInput = AnalysisInput;

/** The words that a change puts in; '' where it only moves what is there. */
function addedWords({ edit, before, after }: TailoringChange): string {
  if (edit.kind === 'order') return '';
  return edit.kind === 'words' && after.startsWith(before) ? after.slice(before.length).trim() : after;
}

/** Without the changes that say what neither CV nor profile does. A name of a skill may be the one it goes by elsewhere. */
function gated(changes: readonly TailoringChange[], document: CvDocument, profile: CvDocument | null) {
  const source = evidenceSource(
    [document, ...(profile ? [profile] : [])].map((one, at) => ({ id: String(at), text: toText(one) })),
  );
  return changes.filter((change) => {
    if (change.id.startsWith('name:')) return true;
    return judge(addedWords(change), source).verdict === 'supported';
  });
}

function preparedProfile(document: CvDocument) {
  const { text, places } = toTextWithPlaces(document);
  return {
    document,
    text,
    places: new Map(places.map(({ path, span }) => [path, span])),
  };
}

/**
 * What of a CV can be brought nearer to an advert without a new claim: what is asked for comes first, goes by the
 * advert's name where both names are surely one, and what the profile has is taken over in its own words. Every change
 * stands by itself: any of them can be made without the others. `asked` is what the advert names, for who understands more
 * of it. Pure.
 */
export function tailorCv(input: TailoringInput): Tailoring & { asked: AskedFor[] } {
  const { profile } = input;
  const { cv, advert } = prepareAgainst(input);
  if (!cv.match || !advert) return { title: null, company: null, changes: [], asked: [] };
  const context: TailoringContext = {
    cv,
    match: cv.match,
    profile: profile && preparedProfile(profile),
  };
  const ordered = [...orderSkills(context), ...orderLines(context)];
  const changes = [
    ...tailorHeadline(context),
    ...tailorSummary(context, ordered),
    ...takeFromProfile(context),
    ...listShownSkills(context),
    ...nameSkills(context),
    ...ordered,
  ];
  return {
    title: advert.title,
    company: advert.company,
    changes: gated(changes, cv.document, profile),
    asked: namedRequirements(cv.match).map(({ id, name, quote, isRequired }) => ({
      id,
      name,
      quote,
      isRequired,
    })),
  };
}
