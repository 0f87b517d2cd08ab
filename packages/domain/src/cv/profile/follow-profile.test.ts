import { aDocument, documents } from '@candor/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CvDocument, CvDocumentInput } from '../document.ts';
import { changeOfVersion, changeSentence } from '../../versions/index.ts';
import { describeFollowing, followProfile } from './follow-profile.ts';
import { profileKeys } from './profile-keys.ts';
import { linkToProfile, type LinkedCv } from './profile-link.ts';
import { isSameValue, keyedLists, type KeyedProfile } from './profile-parts.ts';
import { profileStates, takeFromProfile } from './profile-states.ts';

const nurse = {
  company: 'Dell Seton',
  position: 'Nurse',
  start: '2021',
  end: 'present',
  bullets: ['Led a ward'],
};
const aide = {
  company: 'St. Mary',
  position: 'Aide',
  start: '2018',
  end: '2021',
  bullets: ['Fed 20 people'],
};

function profileOf(parts: CvDocumentInput, before?: KeyedProfile): KeyedProfile {
  const document = aDocument(parts);
  return { document, keys: profileKeys(document, before) };
}

function linked(document: CvDocument, profile: KeyedProfile): LinkedCv {
  return { document, link: linkToProfile(document, profile) };
}

describe('a CV that follows the profile', () => {
  const before = profileOf({ experience: [nurse, aide], skills: [{ name: 'Triage' }, { name: 'JS' }] });
  const charge = { ...nurse, position: 'Charge Nurse', bullets: ['Led a ward of 32 beds'] };
  const after = profileOf(
    { experience: [charge, aide], skills: [{ name: 'Triage' }, { name: 'JavaScript' }] },
    before,
  );

  it('takes an edited job over where it was not touched, in its own order, and says so', () => {
    const cv = linked(aDocument({ experience: [aide, nurse], skills: [{ name: 'JS' }] }), before);
    const followed = followProfile(cv, after);
    expect(followed.document.experience.map(({ position }) => position)).toEqual(['Aide', 'Charge Nurse']);
    expect(followed.document.skills.map(({ name }) => name)).toEqual(['JavaScript']);
    expect(changeSentence(changeOfVersion(describeFollowing(followed.changed)))).toBe(
      'Updated with your profile: Charge Nurse, JavaScript',
    );
  });

  it('keeps a job that was put differently, and lists it', () => {
    const own = { ...nurse, bullets: ['Led a ward through a flood'] };
    const cv = linked(aDocument({ experience: [own, aide] }), before);
    const followed = followProfile(cv, after);
    expect(followed.document).toEqual(cv.document);
    expect(followed.changed).toEqual([]);
    const states = profileStates(followed, after);
    expect(states.filter(({ section }) => section === 'experience')).toMatchObject([
      { name: 'Charge Nurse', state: 'differs' },
      { name: 'Aide', state: 'follows' },
    ]);
    expect(states.filter(({ state }) => state === 'left-out').map(({ name }) => name)).toEqual([
      'Triage',
      'JavaScript',
    ]);
  });

  it('follows again once what was put differently is taken from the profile', () => {
    const own = { ...nurse, bullets: ['Led a ward through a flood'] };
    const cv = linked(aDocument({ experience: [aide, own] }), before);
    const part = before.keys.lists.experience[0] ?? '';
    const taken = takeFromProfile(followProfile(cv, after), after, [part, 'no such part']);
    expect(taken.document.experience.map(({ position }) => position)).toEqual(['Aide', 'Charge Nurse']);
    const later = profileOf({ experience: [{ ...charge, position: 'Head Nurse' }, aide] }, after);
    expect(followProfile(taken, later).changed).toContain('Head Nurse');
  });

  it('drops what the profile dropped, unless it was put differently here', () => {
    const without = profileOf({ experience: [aide] }, before);
    const cv = linked(aDocument({ experience: [nurse, aide] }), before);
    expect(followProfile(cv, without)).toMatchObject({
      document: { experience: [aide] },
      changed: ['Nurse (removed)'],
    });
    const own = linked(aDocument({ experience: [{ ...nurse, end: '2025' }, aide] }), before);
    const kept = followProfile(own, without);
    expect(kept.document).toEqual(own.document);
    expect(kept.link.lists.experience[0]).toBeNull();
  });

  it('adds nothing by itself, and what is asked for behind what it stands behind in the profile', () => {
    const more = profileOf({ experience: [nurse, { position: 'Lead', company: 'Clinic' }, aide] }, before);
    const cv = linked(aDocument({ experience: [nurse, aide] }), before);
    const followed = followProfile(cv, more);
    expect(followed.document.experience).toHaveLength(2);
    const part = more.keys.lists.experience[1] ?? '';
    expect(
      takeFromProfile(followed, more, [part]).document.experience.map(({ position }) => position),
    ).toEqual(['Nurse', 'Lead', 'Aide']);
  });

  it('keeps following after its own jobs were moved and one was edited', () => {
    const cv = linked(aDocument({ experience: [nurse, aide] }), before);
    const edited = aDocument({ experience: [{ ...aide, bullets: ['Fed 24 people daily'] }, nurse] });
    const relinked = { document: edited, link: linkToProfile(edited, before, cv) };
    const followed = followProfile(relinked, after);
    expect(followed.changed).toEqual(['Charge Nurse']);
    expect(followed.document.experience[0]?.bullets).toEqual(['Fed 24 people daily']);
  });
});

/** A CV that follows the first of two profiles, of which the second came from it; parts of the CV may be its own. */
const situation = fc
  .record({
    first: documents(),
    second: documents(),
    own: documents(),
    keeps: fc.boolean(),
    takesOver: fc.boolean(),
  })
  .map(({ first, second, own, keeps, takesOver }) => {
    const before = { document: first, keys: profileKeys(first) };
    const later = keeps ? { ...second, experience: first.experience, skills: first.skills } : second;
    const after = { document: later, keys: profileKeys(later, before) };
    const document = takesOver ? { ...own, experience: first.experience, basics: first.basics } : own;
    return { before, after, cv: linked(document, before) };
  });

it('doing it twice does nothing more', () => {
  fc.assert(
    fc.property(situation, ({ cv, after }) => {
      const once = followProfile(cv, after);
      const twice = followProfile(once, after);
      expect(twice.changed).toEqual([]);
      expect(twice.document).toEqual(once.document);
      expect(twice.link).toEqual(once.link);
    }),
  );
});

it('touches no entry that differs or is the CV’s own, and keeps the order', () => {
  fc.assert(
    fc.property(situation, ({ cv, before, after }) => {
      const followed = followProfile(cv, after);
      for (const list of keyedLists) {
        const ids = cv.link.lists[list];
        const kept = followed.link.lists[list].filter((id) => id !== null);
        expect(kept).toEqual(ids.filter((id) => id !== null && kept.includes(id)));
        const own = cv.document[list].filter((entry, at) => {
          const theirs = before.document[list][before.keys.lists[list].indexOf(ids[at] ?? '')];
          return ids[at] === null || !isSameValue(entry, theirs);
        });
        const now: readonly unknown[] = followed.document[list];
        let from = 0;
        for (const entry of own) {
          const at = now.findIndex((other, place) => place >= from && isSameValue(other, entry));
          expect(at).toBeGreaterThanOrEqual(0);
          from = at + 1;
        }
      }
    }),
  );
});

it('brings every untouched entry to what the profile says', () => {
  fc.assert(
    fc.property(documents(), documents(), (first, second) => {
      const before = { document: first, keys: profileKeys(first) };
      const after = { document: second, keys: profileKeys(second, before) };
      const followed = followProfile(linked(first, before), after);
      for (const list of keyedLists)
        followed.link.lists[list].forEach((id, at) => {
          const theirs = second[list][after.keys.lists[list].indexOf(id ?? '')];
          expect(isSameValue(followed.document[list][at], theirs)).toBe(true);
        });
      expect(followed.document.basics).toEqual(second.basics);
      expect(followed.document.summary).toBe(second.summary);
    }),
  );
});

it('gives each entry of the profile an id of its own, never one that was used before', () => {
  fc.assert(
    fc.property(documents(), documents(), (first, second) => {
      const before = { document: first, keys: profileKeys(first) };
      const keys = profileKeys(second, before);
      const ids = keyedLists.flatMap((list) => keys.lists[list]);
      expect(new Set(ids).size).toBe(ids.length);
      const old = new Set(keyedLists.flatMap((list) => before.keys.lists[list]));
      const numbers = ids.filter((id) => !old.has(id)).map((id) => Number(id.slice(1)));
      expect(numbers.filter((number) => number < before.keys.next)).toEqual([]);
    }),
  );
});
