import type { Application } from '@candor/contracts/application';
import type { getApplication } from '@candor/contracts/applications';
import type { getContact } from '@candor/contracts/network';
import { applicationName } from '@candor/domain/applications';
import { letterLimits, letterTypes, type LetterRequest, type LetterType } from '@candor/domain/letters';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { letterTitle } from './letter-title.ts';

const applicationRoute = route<typeof getApplication>('GET', '/api/applications/:id');
const contactRoute = route<typeof getContact>('GET', '/api/network/contacts/:id');

/** The job or the person that a letter is begun for, and what kind of letter it is to be. */
export interface LetterFor {
  about: 'application' | 'contact';
  id: string;
  letterType: LetterType;
  /** The CV it starts from; null for none. */
  cvId: string | null;
}

/** What an address says of it: `?application=ID&type=cover&cv=ID`, `?contact=ID&type=follow_up`. */
export function letterFor(search: URLSearchParams): LetterFor | null {
  const about = (['application', 'contact'] as const).find((one) => search.has(one));
  const letterType = letterTypes.find((type) => type === search.get('type')) ?? 'cover';
  return about === undefined
    ? null
    : { about, id: search.get(about) ?? '', letterType, cvId: search.get('cv') };
}

/** The day of the last interview that is over, or of the application. */
function contactDay({ tasks, appliedOn }: Application): string {
  const interview = tasks.findLast(({ kind, dueOn }) => kind === 'interview' && dueOn !== null);
  return interview?.dueOn ?? appliedOn ?? '';
}

/** What a letter says of its job: to whom, for what, about which advert, and when the two were in touch. */
export function partsOfJob(application: Application, letterType: LetterType) {
  const { title, company, advertText, contact } = application;
  return {
    title: letterTitle(letterType, applicationName(application)),
    jobTitle: title,
    companyName: company,
    hiringManagerName: contact?.name ?? '',
    jobDescription: advertText.slice(0, letterLimits.advert),
    ...(letterType === 'cover' ? {} : { contactDate: contactDay(application) }),
  };
}

async function partsForApplication({ id, letterType }: LetterFor): Promise<Partial<LetterRequest>> {
  const application = await call(applicationRoute, { params: { id } });
  return { letterType, ...partsOfJob(application, letterType) };
}

/** The facts of a contact: who and where they are, and when the two were last in touch. */
async function partsForContact({ id, letterType }: LetterFor): Promise<Partial<LetterRequest>> {
  const { name, company, lastContact } = await call(contactRoute, { params: { id } });
  return {
    title: letterTitle(letterType, name),
    letterType,
    companyName: company,
    hiringManagerName: name,
    contactDate: lastContact ?? '',
  };
}

/** What a letter's form knows of what it is begun for; nothing beside its type where that is not there. */
export async function partsFor(given: LetterFor | null): Promise<Partial<LetterRequest>> {
  if (given === null) return {};
  try {
    return await (given.about === 'contact' ? partsForContact(given) : partsForApplication(given));
  } catch {
    // The letter can be begun without it.
    return { letterType: given.letterType };
  }
}
