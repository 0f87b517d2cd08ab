import {
  compareDates,
  cvLimits,
  draftFromDocument,
  PRESENT,
  type CvDocument,
  type CvDraft,
} from '../cv/index.ts';

/** Two texts that a person would call the same: case, marks and spaces do not count. */
function sameWords(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Same, or one of them says nothing. */
function agree(a: string, b: string): boolean {
  return keyOf(a) === '' || keyOf(b) === '' || sameWords(a, b);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === '' || value === false;
}

/** What the form holds, with what it leaves blank taken from what was found. */
function filled<T extends object>(typed: T, found: T): T {
  const missing = Object.entries(found).filter(([key, value]) => {
    const own: unknown = Reflect.get(typed, key);
    return isBlank(own) && !isBlank(value);
  });
  return { ...typed, ...Object.fromEntries(missing) };
}

/** The typed entries, each completed by its match, then the found ones that match none. Blank rows give way. */
function merged<T extends object>(
  typed: readonly T[],
  found: readonly T[],
  isSame: (a: T, b: T) => boolean,
  most: number = cvLimits.entries,
): T[] {
  const own = typed.filter((entry) => !isBlank(entry));
  const taken = new Set<T>();
  const completed = own.map((entry) => {
    const match = found.find((candidate) => !taken.has(candidate) && isSame(entry, candidate));
    if (!match) return entry;
    taken.add(match);
    return filled(entry, match);
  });
  return [...completed, ...found.filter((entry) => !taken.has(entry))].slice(0, most);
}

function mergedSkills(typed: readonly string[], found: readonly string[]): string[] {
  // "Tools: Git" and "Git" are one skill.
  const nameOf = (skill: string) => keyOf(/^[^:]{1,60}: (.+)$/.exec(skill)?.[1] ?? skill);
  const known = new Set(typed.map(nameOf));
  return [...typed, ...found.filter((skill) => !known.has(nameOf(skill)))].slice(0, cvLimits.skills);
}

/** The post of the newest job: of those that go on the first, else the one that ended last. */
function newestPost({ experience }: CvDocument): string {
  const posts = experience.filter(({ position }) => position !== '');
  const current = posts.find(({ end }) => end === PRESENT);
  const ended = posts.toSorted((a, b) => compareDates(b.end || b.start, a.end || a.start));
  return (current ?? ended[0])?.position ?? '';
}

/**
 * The form with everything it says taken from a document. Its looks, and the role the person aims at, stay. A document
 * that states no job title gives that of its newest post.
 */
export function replaceContent(typed: CvDraft, document: CvDocument): CvDraft {
  const found = draftFromDocument(document, typed.template, typed.isBrandFree);
  const jobTitle = found.jobTitle || newestPost(document);
  return { ...found, jobTitle, targetRole: typed.targetRole, design: typed.design };
}

/**
 * The form as typed, completed by a document: blank fields are filled, entries that are not there yet are added behind
 * the typed ones, and nothing that was typed changes.
 */
export function addMissing(typed: CvDraft, document: CvDocument): CvDraft {
  const found = replaceContent(typed, document);
  return {
    ...filled(typed, found),
    personalInfo: {
      ...filled(typed.personalInfo, found.personalInfo),
      links: merged(
        typed.personalInfo.links,
        found.personalInfo.links,
        (a, b) => sameWords(a.url, b.url),
        20,
      ),
    },
    experience: merged(
      typed.experience,
      found.experience,
      (a, b) =>
        sameWords(a.company, b.company) && agree(a.position, b.position) && agree(a.duration, b.duration),
    ),
    education: merged(
      typed.education,
      found.education,
      (a, b) => sameWords(a.institution, b.institution) && agree(a.degree, b.degree),
    ),
    skills: mergedSkills(typed.skills, found.skills),
    projects: merged(typed.projects, found.projects, (a, b) => sameWords(a.name, b.name)),
    languages: merged(typed.languages, found.languages, (a, b) => sameWords(a.name, b.name)),
    certifications: merged(
      typed.certifications,
      found.certifications,
      (a, b) => sameWords(a.name, b.name) && agree(a.issuer, b.issuer),
    ),
    custom: mergedSections(typed.custom, found.custom),
  };
}

function mergedSections(typed: CvDraft['custom'], found: CvDraft['custom']): CvDraft['custom'] {
  const own = typed.filter((section) => !isBlank(section));
  const together = own.map((section) => ({
    ...section,
    entries: merged(
      section.entries,
      found.filter(({ title }) => sameWords(title, section.title)).flatMap(({ entries }) => entries),
      (a, b) => sameWords(a.title, b.title) && agree(a.subtitle, b.subtitle),
    ),
  }));
  const isNew = ({ title }: { title: string }) => !own.some((section) => sameWords(section.title, title));
  return [...together, ...found.filter(isNew)].slice(0, cvLimits.sections);
}
