import type { ContactDetail, ContactFields } from '../contact.ts';
import { addressParts } from './address.ts';
import { appleLabel, isType, labelledFields, ownLabel, propertyOfLabel } from './labels.ts';
import { partsOfName } from '../name-parts.ts';
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

function detailProperty({ label, value }: ContactDetail): Labelled {
  const known = propertyOfLabel(label);
  const own = known && appleLabel(known);
  const isLabelled = own !== null && known?.own === '';
  const params: Record<string, string[]> =
    known && known.types.length > 0 && !isLabelled ? { type: [...known.types] } : {};
  const address = known?.name === 'ADR' ? addressParts(value) : null;
  if (address) return { property: ['adr', params, 'text', address], own };
  if (known === null || known.name === 'ADR')
    return { property: text('X-CANDOR-FIELD', value, { label }), own: null };
  return { property: text(known.name, value, params), own };
}

/** A property, and what somebody calls it; null for nothing. */
interface Labelled {
  property: Property;
  own: string | null;
}

/** Properties, those with a label each in a group with it, as Apple writes them. */
function grouped(labelled: readonly Labelled[]): Property[] {
  let groups = 0;
  return labelled.flatMap(({ property, own }): Property[] => {
    if (own === null) return [property];
    groups += 1;
    const group = { group: `item${groups}` };
    const [name, params, ...rest] = property;
    return [[name, { ...params, ...group }, ...rest], text('X-ABLABEL', own, group)];
  });
}

/** What somebody calls a main field, where it can be said as its label. */
const isOwnLabel = (value: string) => !isType(value) && ownLabel(value) === value;

/** A contact as a vCard 4.0 that `readVcards` reads back field by field. */
export function vcardOf(id: string, contact: ContactFields): string {
  const { name, company, position, location, industry, notes, details } = contact;
  const parts = details.find(({ label }) => label === NAME_PARTS)?.value.split(';') ?? partsOfName(name);
  const department = details.find(({ label }) => label === DEPARTMENT);
  const units = department?.value.split('; ') ?? [];
  const main = labelledFields.flatMap(({ field, property, label }) => {
    const detail = details.find((one) => one.label === label && isOwnLabel(one.value));
    return contact[field] === ''
      ? []
      : [{ detail, property: text(property, contact[field]), own: detail?.value ?? null }];
  });
  const labels = new Set(main.map(({ detail }) => detail));
  const rest = details.filter(
    (detail) => detail.label !== NAME_PARTS && detail !== department && !labels.has(detail),
  );
  const own = (property: string, value: string | null) =>
    value ? [text(`X-CANDOR-${property}`, value)] : [];
  const more = rest.map(detailProperty);
  // Which address a card begins with says where somebody is, unless the place is said in words of our own.
  const hasAddress = more.some(({ property: [named] }) => named === 'adr');
  return cardText([
    text('VERSION', '4.0'),
    text('PRODID', '-//Candor//Contacts//EN'),
    text('UID', `urn:uuid:${id}`),
    text('FN', name),
    ['n', {}, 'text', Array.from({ length: 5 }, (_, at) => parts[at] ?? '')],
    ...(company !== '' || department ? [['org', {}, 'text', [company, ...units]]] : []),
    ...(position === '' ? [] : [text('TITLE', position)]),
    ...(contact.tags.length === 0 ? [] : [['categories', {}, 'text', ...contact.tags]]),
    ...(notes === '' ? [] : [text('NOTE', notes)]),
    ...(hasAddress ? [text('X-CANDOR-LOCATION', location)] : []),
    ...(hasAddress || location === '' ? [] : [['adr', {}, 'text', ['', '', '', location, '', '', '']]]),
    ...own('INDUSTRY', industry),
    ...own('CONNECTION', contact.connectionType),
    ...own('STATUS', contact.status),
    ...own('LAST-CONTACT', contact.lastContact),
    ...own('FOLLOW-UP', contact.nextFollowUp),
    ...grouped([...main, ...more]),
  ]);
}
