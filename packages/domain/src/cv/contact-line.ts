import type { CvDocument } from './document.ts';
import { escapeMarks, splitAtMark, unescapeMarks } from './escape.ts';

type Basics = CvDocument['basics'];
export type ContactPart =
  | { kind: 'email' | 'phone' | 'location'; value: string; isPlain: boolean }
  | { kind: 'link'; label: string; url: string; isPlain: boolean };

const LABELLED = /^(Email|Phone|Location|Link): (.*)$/;

/** What one part of a contact line is, by its form or its label. Unknown words are a location. */
export function readContactPart(part: string): ContactPart {
  const labelled = LABELLED.exec(part);
  if (labelled) {
    const value = labelled[2] ?? '';
    if (labelled[1] === 'Email') return { kind: 'email', value: unescapeMarks(value), isPlain: false };
    if (labelled[1] === 'Phone') return { kind: 'phone', value: unescapeMarks(value), isPlain: false };
    if (labelled[1] === 'Location') return { kind: 'location', value: unescapeMarks(value), isPlain: false };
    const [first = '', ...rest] = splitAtMark(value, '=').map((side) => unescapeMarks(side.trim()));
    return rest.length > 0
      ? { kind: 'link', label: first, url: rest.join('='), isPlain: false }
      : { kind: 'link', label: '', url: first, isPlain: false };
  }
  const value = unescapeMarks(part);
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { kind: 'email', value, isPlain: true };
  if (/^(?:https?:\/\/|www\.)\S+$/.test(value)) return { kind: 'link', label: '', url: value, isPlain: true };
  const named = /^([^:]{1,40}): ((?:https?:\/\/|www\.)\S+)$/.exec(value);
  if (named) return { kind: 'link', label: named[1] ?? '', url: named[2] ?? '', isPlain: true };
  if (/^[+(]?\d[\d\s().\-/]{5,}$/.test(value)) return { kind: 'phone', value, isPlain: true };
  return { kind: 'location', value, isPlain: true };
}

/** Whether a line is about how to reach somebody rather than what they do. */
export function isContactLine(line: string): boolean {
  return splitAtMark(line, '|').some((part) => {
    const { kind, isPlain } = readContactPart(part.trim());
    return kind !== 'location' || !isPlain;
  });
}

const labels = { email: 'Email', phone: 'Phone', location: 'Location' } as const;

function valueText(kind: 'email' | 'phone' | 'location', value: string, mayBePlain = true): string {
  const escaped = escapeMarks(value, '|');
  const read = readContactPart(escaped);
  return mayBePlain && !/^[#\\]/.test(escaped) && read.kind === kind && read.isPlain && read.value === value
    ? escaped
    : `${labels[kind]}: ${escaped}`;
}

function linkText({ label, url }: Basics['links'][number]): string {
  const plain = escapeMarks(label === '' ? url : `${label}: ${url}`, '|');
  const read = readContactPart(plain);
  if (
    !plain.startsWith('\\') &&
    read.kind === 'link' &&
    read.isPlain &&
    read.label === label &&
    read.url === url
  )
    return plain;
  const [first, second] = [label, url].map((side) => escapeMarks(side, '|='));
  return label === '' ? `Link: ${second}` : `Link: ${first} = ${second}`;
}

/** A part of the contact line, with the field that it shows. */
export interface ContactText {
  path: string;
  text: string;
}

/** The parts of the contact line as people write it, each as it was typed. */
export function plainContactParts({ email, phone, location, links }: Basics): ContactText[] {
  const parts = [
    { path: 'basics.email', text: email },
    { path: 'basics.phone', text: phone },
    { path: 'basics.location', text: location },
    ...links.map(({ label, url }, at) => ({
      path: `basics.links.${at}`,
      text: [label, url].filter((side) => side !== '').join(': '),
    })),
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The parts of the contact line in their order, as they are read back. */
export function contactParts({ email, phone, location, links, headline }: Basics): ContactText[] {
  const parts: ContactText[] = [];
  if (email !== '') parts.push({ path: 'basics.email', text: valueText('email', email) });
  if (phone !== '') parts.push({ path: 'basics.phone', text: valueText('phone', phone) });
  // A place alone below a name would be read as the headline.
  const mayBePlain = headline !== '' || parts.length > 0 || links.length > 0;
  if (location !== '')
    parts.push({ path: 'basics.location', text: valueText('location', location, mayBePlain) });
  links.forEach((link, at) => parts.push({ path: `basics.links.${at}`, text: linkText(link) }));
  return parts;
}
