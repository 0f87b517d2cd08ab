import type { ContactDetail, ContactFields } from '../contact.ts';
import { addressParts } from './address.ts';
import { propertyOfLabel } from './labels.ts';
import { partsOfName } from './read-vcard.ts';
import { cardText } from './text-value.ts';

type Property = [name: string, params: Record<string, string | string[]>, type: 'text', ...value: unknown[]];

const text = (name: string, value: string, params: Record<string, string | string[]> = {}): Property => [
  name.toLowerCase(),
  params,
  'text',
  value,
];
const NAME_PARTS = 'Name parts';
const DEPARTMENT = 'Department';

function detailProperty({ label, value }: ContactDetail): Property {
  const known = propertyOfLabel(label);
  const params: Record<string, string[]> = known && known.types.length > 0 ? { type: known.types } : {};
  const address = known?.name === 'ADR' ? addressParts(value) : null;
  if (address) return ['adr', params, 'text', address];
  if (known === null || known.name === 'ADR') return text('X-CANDOR-FIELD', value, { label });
  return text(known.name, value, params);
}

/** A contact as a vCard 4.0 that `readVcards` reads back field by field. */
export function vcardOf(id: string, contact: ContactFields): string {
  const { name, company, position, email, phone, linkedinUrl, location, industry, notes, details } = contact;
  const parts = details.find(({ label }) => label === NAME_PARTS)?.value.split(';') ?? partsOfName(name);
  const department = details.find(({ label }) => label === DEPARTMENT);
  const units = department?.value.split('; ') ?? [];
  const rest = details.filter((detail) => detail.label !== NAME_PARTS && detail !== department);
  const own = (property: string, value: string | null) =>
    value ? [text(`X-CANDOR-${property}`, value)] : [];
  const more = rest.map(detailProperty);
  // Which address a card begins with says where somebody is, unless the place is said in words of our own.
  const hasAddress = more.some(([property]) => property === 'adr');
  return cardText([
    text('VERSION', '4.0'),
    text('PRODID', '-//Candor//Contacts//EN'),
    text('UID', `urn:uuid:${id}`),
    text('FN', name),
    ['n', {}, 'text', Array.from({ length: 5 }, (_, at) => parts[at] ?? '')],
    ...(company !== '' || department ? [['org', {}, 'text', [company, ...units]]] : []),
    ...(position === '' ? [] : [text('TITLE', position)]),
    ...(email === '' ? [] : [text('EMAIL', email)]),
    ...(phone === '' ? [] : [text('TEL', phone)]),
    ...(linkedinUrl === '' ? [] : [text('URL', linkedinUrl)]),
    ...(contact.tags.length === 0 ? [] : [['categories', {}, 'text', ...contact.tags]]),
    ...(notes === '' ? [] : [text('NOTE', notes)]),
    ...(hasAddress ? [text('X-CANDOR-LOCATION', location)] : []),
    ...(hasAddress || location === '' ? [] : [['adr', {}, 'text', ['', '', '', location, '', '', '']]]),
    ...own('INDUSTRY', industry),
    ...own('CONNECTION', contact.connectionType),
    ...own('STATUS', contact.status),
    ...own('LAST-CONTACT', contact.lastContact),
    ...own('FOLLOW-UP', contact.nextFollowUp),
    ...more,
  ]);
}
