import {
  connectionTypes,
  contactFields,
  contactStatuses,
  emptyContact,
  mostTags,
  type ContactDetail,
  type ContactFields,
} from '../contact.ts';
import { dayWithoutTime } from '../../text/index.ts';
import { fitted } from '../csv-columns.ts';
import { isLinkedIn } from '../web-address.ts';
import { addressValue } from './address.ts';
import { isType, labelledFields, labelOf, ownLabel } from './labels.ts';
import { partsOfName } from '../name-parts.ts';
import { rawCards, type RawCard, type RawProperty } from './raw-cards.ts';
import { partsOfValue, textOfValue } from './text-value.ts';

/** Cards as contacts, and what was left out. */
export interface ReadCards {
  contacts: ContactFields[];
  /** Cards that name nobody. */
  nameless: number;
  /** Cards whose picture or sound was left out. */
  withMedia: number;
  /** Lines that are no property, or stand outside of cards. */
  unreadLines: number;
}

/** Properties that say something of the card, not of the person. */
const ofTheCard = new Set([
  'VERSION',
  'PRODID',
  'REV',
  'UID',
  'KIND',
  'SOURCE',
  'X-ABUID',
  'X-ABSHOWAS',
  'PROFILE',
]);
const filled = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');

/** `family;given;additional;prefix;suffix` as one says it. */
function spokenName([family = '', given = '', additional = '', prefix = '', suffix = '']: readonly string[]) {
  return filled([prefix, given, additional, family, suffix]).join(' ');
}

/** What a card says, field by field; what no field holds is among the details. */
class CardReader {
  readonly contact: ContactFields = { ...emptyContact, tags: [], details: [] };
  readonly details: ContactDetail[] = [];
  #parts: string[] | null = null;
  #hasLocation = false;
  readonly #labels: ReadonlyMap<string, string>;

  constructor({ properties }: RawCard) {
    // Apple writes the label of a property as a property of its group: `item1.X-ABLabel:_$!<Work>!$_`.
    const labels = properties.filter(({ name, group }) => name === 'X-ABLABEL' && group !== '');
    this.#labels = new Map(labels.map(({ group, value }) => [group, ownLabel(textOfValue(value))]));
    for (const property of properties) this.#take(property);
  }

  /** The contact, its name from what there is of one; null where nothing names it. */
  whole(): ContactFields | null {
    const { contact, details } = this;
    const spoken = this.#parts && spokenName(this.#parts);
    if (contact.name === '') contact.name = spoken || contact.company || contact.email;
    if (contact.name === '') return null;
    const guessed = partsOfName(contact.name).join(';');
    if (this.#parts && spoken && this.#parts.join(';') !== guessed)
      details.push({ label: 'Name parts', value: this.#parts.join(';') });
    return fitted({ ...contact, tags: [...new Set(contact.tags)].slice(0, mostTags) }, details);
  }

  #keep({ name, types, group }: RawProperty, value: string): void {
    if (value.trim() === '') return;
    this.details.push({ label: labelOf({ name, types, own: this.#labels.get(group) ?? '' }), value });
  }

  /** Puts a text into a field that is still empty; else keeps it as a detail. */
  #fill(
    field: 'name' | 'company' | 'position' | 'email' | 'phone' | 'linkedinUrl',
    property: RawProperty,
    value: string,
  ): void {
    const trimmed = value.trim();
    if (this.contact[field] !== '') return this.#keep(property, trimmed);
    this.contact[field] = trimmed;
    const own = this.#labels.get(property.group) ?? '';
    const label = labelledFields.find((one) => one.field === field)?.label;
    if (label !== undefined && trimmed !== '' && !isType(own)) this.details.push({ label, value: own });
  }

  #take(property: RawProperty): void {
    const { name, value } = property;
    if (ofTheCard.has(name) || name === 'X-ABLABEL') return;
    const text = () => textOfValue(value).trim();
    switch (name) {
      case 'FN':
        return this.#fill('name', property, text());
      case 'N':
        this.#parts ??= partsOfValue('N', value);
        return;
      case 'ORG':
        return this.#takeCompany(property, partsOfValue('ORG', value));
      case 'TITLE':
        return this.#fill('position', property, text());
      case 'EMAIL':
        return this.#fill('email', property, text());
      case 'TEL':
        return this.#fill('phone', property, text().replace(/^tel:/iu, ''));
      case 'ADR':
        return this.#takeAddress(property, partsOfValue('ADR', value));
      case 'URL':
      case 'SOCIALPROFILE':
      case 'X-SOCIALPROFILE': {
        const url = text();
        return isLinkedIn(url) && contactFields.shape.linkedinUrl.safeParse(url).success
          ? this.#fill('linkedinUrl', { ...property, name: 'URL' }, url)
          : this.#keep(property, url);
      }
      case 'CATEGORIES':
        this.contact.tags.push(...filled(partsOfValue('CATEGORIES', value)));
        return;
      case 'NOTE':
        this.contact.notes = [this.contact.notes, textOfValue(value)].filter(Boolean).join('\n\n');
        return;
      case 'NICKNAME':
        return this.#keep(property, filled(partsOfValue('NICKNAME', value)).join(', '));
      default:
        return name.startsWith('X-CANDOR-') ? this.#takeOwn(property, text()) : this.#keep(property, text());
    }
  }

  #takeCompany(property: RawProperty, [company = '', ...units]: readonly string[]): void {
    this.#fill('company', property, company);
    const within = filled(units).join('; ');
    if (within !== '') this.details.push({ label: 'Department', value: within });
  }

  #takeAddress(property: RawProperty, parts: readonly string[]): void {
    const [, , , city = '', region = '', , country = ''] = parts;
    if (!this.#hasLocation && this.contact.location === '')
      this.contact.location = filled([city, region, country]).join(', ');
    const isPlace = filled(parts).length === 1 && city.trim() !== '' && property.types.length === 0;
    if (!isPlace || this.contact.location !== city.trim()) this.#keep(property, addressValue(parts));
  }

  /** What our own export says in words of its own. */
  #takeOwn({ name, params }: RawProperty, trimmed: string): void {
    const { contact } = this;
    switch (name) {
      case 'X-CANDOR-FIELD':
        if (trimmed !== '') this.details.push({ label: params.label ?? 'Other', value: trimmed });
        return;
      case 'X-CANDOR-LOCATION':
        this.#hasLocation = true;
        contact.location = trimmed;
        return;
      case 'X-CANDOR-INDUSTRY':
        contact.industry = trimmed;
        return;
      case 'X-CANDOR-LAST-CONTACT':
        contact.lastContact = dayWithoutTime.safeParse(trimmed).data ?? null;
        return;
      case 'X-CANDOR-FOLLOW-UP':
        contact.nextFollowUp = dayWithoutTime.safeParse(trimmed).data ?? null;
        return;
      case 'X-CANDOR-CONNECTION':
        contact.connectionType = connectionTypes.find((type) => type === trimmed) ?? 'direct';
        return;
      case 'X-CANDOR-STATUS':
        contact.status = contactStatuses.find((status) => status === trimmed) ?? 'active';
    }
  }
}

/**
 * Contacts from the text of vCards, 2.1 to 4.0. Pictures and sounds are left out; what cannot be read of a card is counted
 * and the rest of it taken.
 */
export function readVcards(text: string): ReadCards {
  const read: ReadCards = { contacts: [], nameless: 0, withMedia: 0, unreadLines: 0 };
  for (const card of rawCards(text)) {
    const contact = new CardReader(card).whole();
    read.unreadLines += card.unread;
    if (card.hadMedia) read.withMedia += 1;
    if (contact) read.contacts.push(contact);
    else if (card.properties.length > 0) read.nameless += 1;
  }
  return read;
}
