import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';
import type { Link } from '../cv/index.ts';
import { personalLabels } from './personal-labels.data.ts';
import { hasHouseNumber, isStreet, isTownName, wholeAddress, type Place } from './contact-places.ts';
import { findRanges } from './find-dates.ts';
import { saying, type Field, type Fielded } from './field.ts';
import type { Line } from './prepared-line.ts';
import { withPlainDigits } from './right-to-left.ts';
import {
  rightToLeftContactLabels,
  rightToLeftPersonal,
  rightToLeftPlaceLabels,
} from './right-to-left-words.data.ts';
import { placeScore } from './place-score.ts';
import { isAddress, titleScore } from './word-scores.ts';
import { Words } from './words.ts';

export interface Contact {
  email: Field;
  phone: Field;
  location: Words;
  links: Fielded<Link>[];
}

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,4}/gu;
const EMAIL_FORM = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]+\.\p{L}/u;
const SITES =
  'linkedin\\.com|github\\.com|github\\.io|gitlab\\.com|bitbucket\\.org|stackoverflow\\.com|twitter\\.com|x\\.com|medium\\.com|behance\\.net|dribbble\\.com|xing\\.com|orcid\\.org|researchgate\\.net|scholar\\.google\\.[a-z.]+|kaggle\\.com|leetcode\\.com|dev\\.to|facebook\\.com|instagram\\.com|youtube\\.com|t\\.me|about\\.me|hackerrank\\.com|codepen\\.io|mastodon\\.[a-z]+|bsky\\.app|vk\\.com|habr\\.com|hh\\.ru|zhihu\\.com|gitee\\.com|angel\\.co|goodreads\\.com|flickr\\.com|vimeo\\.com|soundcloud\\.com';
const URL_FORM = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s|<>"'，；]{3,300}|(?<![@\\p{L}\\p{N}.-])(?:[a-z0-9-]{1,40}\\.){0,2}(?:${SITES})(?:\\/[^\\s|<>"'，；]{0,200})?|(?<![@\\p{L}\\p{N}.-])[a-z0-9][a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,40}){0,2}\\.(?:com|org|net|io|dev|me|de|fr|es|pt|it|nl|ch|at|be|co|uk|eu|info|blog|tech|design|app|site|page|ru|cn|br|edu|xyz|ai|ca|us|academy|studio|works|online|name|portfolio)(?:\\/[^\\s|<>"'，；]{0,200})?(?![\\p{L}\\p{N}@])`,
  'giu',
);
/** A stretch that is nothing but the name of a site. */
const DOMAIN = /^[a-z0-9][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40}){0,2}\.[a-z]{2,12}$/;
/** What an address is, in brackets behind it, as LinkedIn says it: "(LinkedIn)", "(Personal)". */
const KIND = String.raw`\s\(\p{L}[\p{L} ]{1,20}\)`;
/** What a number is, left behind it: "(Mobile)", which is a city too. */
const KIND_ALONE = /^\s*\(\p{L}[\p{L} ]{1,20}\)\s*$/u;
const ADDRESS_OF_KIND = new RegExp(`^(\\S+)${KIND}$`, 'u');
const REST_OF_ADDRESS = new RegExp(`^(?:[\\p{Ll}\\d_-]{1,40}(?:${KIND})?|\\.?[\\p{Ll}]{2,12})$`, 'u');
/** A network alone, without the person's page in it. */
const HOST = new RegExp(`^(?:https?:\\/\\/)?(?:www\\.)?(?:${SITES})$`, 'i');
const PHONE_FORM = /(?:\+|00|\(\+?)?\d[\d\s().\-/\u2010-\u2015]{6,22}\d(?!\d)/g;
const LABEL =
  /^(?:e-?mail|correo(?: electrónico)?|courriel|posta elettronica|эл\.? ?почта|email address|邮箱|电子邮箱|电子邮件|phone|telephone|tel(?:efon|éfono|efone|efoon|\.)?|mobil(?:e|e phone|telefon|nummer|)?|handy|cell(?:ulare|ular|phone)?|móvil|telemóvel|celular|portable|téléphone|telefono|mob\.?|[mpt]\.(?=\s*[+\d(])|телефон|тел\.?|моб\.?|电话|手机|電話番号|電話|携帯(?:電話)?|メール(?:アドレス)?|address|anschrift|adresse|dirección|direccion|endereço|morada|indirizzo|adres|адрес|地址|住址|location|standort|wohnort|ort|ubicación|localização|localidade|residenza|luogo|lieu|ville|woonplaats|plaats|город|проживает|место жительства|所在地|现居地|现居住地|居住地|現住所|住所|website|web|homepage|site|webseite|sito(?: web)?|sitio web|url|portfolio|blog|github|linkedin|gitlab|twitter|xing|skype|orcid|kontakt|contact)\s*[:：.]?\s*(?=[\p{L}\p{N}+(@]|$)/iu;
const RIGHT_TO_LEFT_LABEL = new RegExp(
  `^(?:${rightToLeftPlaceLabels}|${rightToLeftContactLabels})(?:\\s*[:：]\\s*|\\s+(?=[+(]?[\\p{N}]|\\S+@))`,
  'u',
);
const PLACE_LABEL = new RegExp(`^(?:${rightToLeftPlaceLabels})(?!\\p{L})`, 'u');
const PERSONAL_LABEL = new RegExp(`^(?:${rightToLeftPersonal})(?!\\p{L})`, 'u');
/** Words of a contact line without what it says of itself: "Telefon: ". */
export function withoutContactLabel(text: string): string {
  return text.replace(LABEL, '').replace(RIGHT_TO_LEFT_LABEL, '');
}

const PERSONAL = new RegExp(
  `^(?:${personalLabels.map((label) => label.replaceAll(/[.()]/g, String.raw`\$&`)).join('|')})(?![\\p{L}\\d])`,
  'iu',
);

const BORN =
  /родил|(?<!\p{L})(?:born|geboren|geb\.|né[e]?|nacid[oa]|nascid[oa]|nat[oa]) (?:on |am |le |il |el |em |in )?\d/iu;

/** Whether some words begin with what a form says of birth, nation or family. */
export function isPersonal(text: string): boolean {
  return PERSONAL.test(text) || PERSONAL_LABEL.test(text);
}

/** The numbers in some words that are telephone numbers, in the person's own writing. */
function phonesIn(given: Words, language: string): Words[] {
  const text = withPlainDigits(given.text);
  if (!/\d.*\d.*\d.*\d.*\d.*\d/.test(text)) return [];
  // Where most people speak the language of the text.
  const { region = 'US' } = new Intl.Locale(language || 'en').maximize();
  const defaultCountry = isSupportedCountry(region) ? region : 'US';
  const known = findPhoneNumbersInText(text.slice(0, 500), { defaultCountry });
  const formed = [...text.matchAll(PHONE_FORM)].map(({ 0: form, index }) =>
    given.slice(index, index + form.length),
  );
  return [...known.map(({ startsAt, endsAt }) => given.slice(startsAt, endsAt)), ...formed]
    .map((shown) => shown.trimmed())
    .filter((shown) => {
      const phone = withPlainDigits(shown.text);
      const digits = phone.replaceAll(/\D/g, '').length;
      const ranges = phone.startsWith('+') ? [] : findRanges(phone);
      const isDate = digits <= 9 ? ranges.length > 0 : ranges.some((range) => !range.isSingle);
      return digits >= 7 && digits <= 15 && !isDate && !/^(?:\d{5}-\d{4}|\d{4}-\d{3})$/.test(phone);
    });
}

/** Behind the address of a profile stands only where the link was pressed. */
const LINKEDIN_PROFILE = /^((?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^?#\s]+)[?#].*$/i;

function cleanUrl(url: string): string {
  return url
    .replace(LINKEDIN_PROFILE, '$1')
    .replace(/[.,;:)\]]+$/, '')
    .replace(/\/$/, '');
}

function addLink(links: Fielded<Link>[], label: string, url: Field): void {
  const bare = (address: string) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  if (links.length < 20 && !links.some((link) => bare(link.url.text) === bare(url.text)))
    links.push({ label: saying(label.slice(0, 60), Words.none), url });
}

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/linkedin\./i, 'LinkedIn'],
  [/github\./i, 'GitHub'],
  [/gitlab\./i, 'GitLab'],
  [/xing\./i, 'XING'],
  [/(?:twitter|\/\/x)\.com/i, 'Twitter'],
  [/orcid\./i, 'ORCID'],
];

function networkOf(url: string): string {
  return NETWORKS.find(([form]) => form.test(url))?.[1] ?? '';
}

/** Longest words under an address that are its name. */
const LONGEST_NAME = 30;

/** What the words that are linked call the address: "Portfolio". */
function nameOf(text: string): string {
  const name = text.trim();
  return /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME && !HOST.test(name) ? name : '';
}

/** What turns the direction of writing is no part of the words. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Between the parts of a contact line: gaps, bars, bullets and pictures. */
const BETWEEN_PARTS =
  /\t+|\s*[|•·∙⋄◦‖♦●■▪◆◇❖]\s*|\s[–—~]\s|\s{3,}|\s*[✉☎☏✆📞📱📧🏠📍🌐🔗⌂🖂📬📲🖥💼🌍✎➤]\u{fe0f}?\s*/gu;

function stretches({ words }: Line): Words[] {
  const parts = words.without(TURNS).parted(BETWEEN_PARTS);
  return parts.map((part) => part.trimmed()).filter(({ text }) => text !== '');
}

/** Joins an address that a narrow column broke: a stretch without spaces that goes on in small letters below. */
function withWholeAddresses(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isBroken =
      last !== undefined &&
      /^[•·\s]*\S*(?:@|\/|www\.)\S*$/u.test(last.text) &&
      (REST_OF_ADDRESS.test(line.text) ||
        (/@[\p{L}\p{N}-]*$/u.test(last.text) && /^[\p{Ll}\d-]{1,40}\.[a-z]{2,12}$/u.test(line.text))) &&
      // Figures alone are a number of their own, unless a mark says that more follows.
      (/\p{L}/u.test(line.text) || /[-_/.]$/.test(last.text)) &&
      line.gap < 0.9 &&
      line.source.page === last.source.page;
    if (isBroken) {
      const words = last.words.plus(line.words);
      whole[whole.length - 1] = { ...last, words, text: words.text };
    } else whole.push(line);
  }
  return whole;
}

/** Whether a personal label stands there without its value. */
function isLabelAlone(text: string): boolean {
  return (
    text
      .replace(PERSONAL, '')
      .replace(PERSONAL_LABEL, '')
      .replaceAll(/[\s:：]/g, '') === ''
  );
}

/** Some words as they were found in others, and those others without them. */
function takenFrom(words: Words, text: string): [Words, Words] {
  const at = words.text.indexOf(text);
  if (at === -1) return [Words.none, words];
  const behind = words.slice(at + text.length);
  return [words.slice(at, at + text.length), words.slice(0, at).plus(' ').plus(behind)];
}

const SAYS_PLACE =
  /^(?:address|anschrift|adresse|direcci|endere|morada|indirizzo|adres|адрес|地址|住址|location|standort|wohnort|ort|ubicaci|localiz|localid|residenza|luogo|lieu|ville|woonplaats|plaats|город|проживает|место|所在地|现居|現住所|住所)/iu;

/** What a line is linked to. */
function linksOf({ links, words }: Line, contact: Contact): void {
  for (const { url, text } of links) {
    const [linked] = takenFrom(words, text);
    if (/^mailto:/i.test(url)) contact.email = firstSaid(contact.email, saying(decodeMail(url), linked));
    else if (/^tel:/i.test(url)) contact.phone = firstSaid(contact.phone, saying(text, linked));
    else
      addLink(
        contact.links,
        isAddress(text) ? '' : networkOf(url) || nameOf(text),
        saying(cleanUrl(url), linked),
      );
  }
}

/** Takes mail and web addresses and telephone numbers out of some words of a line; what is left. */
function withoutReach(words: Words, { links }: Line, contact: Contact, language: string): Words {
  let rest = words;
  for (const { text, url } of links) if (!isAddressLink(url)) [, rest] = takenFrom(rest, text);
  const [first] = emailsIn(rest);
  if (first) contact.email = firstSaid(contact.email, first);
  rest = rest.without(EMAIL, ' ');
  const whole = rest.trimmed();
  const alone = whole.slice(0, ADDRESS_OF_KIND.exec(whole.text)?.[1]?.length);
  if (DOMAIN.test(alone.text)) {
    if (!HOST.test(alone.text)) addLink(contact.links, '', alone);
    return Words.none;
  }
  for (const { 0: form, index } of rest.text.matchAll(URL_FORM)) {
    const url = cleanUrl(form);
    if (!HOST.test(url)) addLink(contact.links, '', saying(url, rest.slice(index, index + form.length)));
  }
  rest = rest.without(URL_FORM, ' ');
  if (isPersonal(rest.text)) return rest;
  for (const phone of phonesIn(rest, language)) {
    contact.phone = firstSaid(contact.phone, phone);
    [, rest] = takenFrom(rest, phone.text);
    rest = rest.without(KIND_ALONE);
  }
  return rest;
}

/** Reads how to reach the person from the lines of a header or contact section. */
export function findContact(lines: readonly Line[], language: string): Contact {
  const contact: Contact = { email: Words.none, phone: Words.none, location: Words.none, links: [] };
  const places: Place[] = [];
  let stretchAt = 0;
  let isPlaceNext = false;
  let isPersonalNext = false;
  const whole = withWholeAddresses(lines);
  const reaching = whole.map((line) => line.links.length > 0 || /\d{3}|\S@\S/u.test(line.text));
  for (const [at, line] of whole.entries()) {
    const isBesideReach = [at - 1, at, at + 1].some(
      (near) => reaching[near] === true && whole[near]?.style === line.style,
    );
    linksOf(line, contact);
    for (const stretch of stretches(line)) {
      stretchAt += 1;
      // The value of a label that stands beside or above it.
      if (isPersonalNext || isPersonal(stretch.text)) {
        isPersonalNext = !isPersonalNext && isLabelAlone(stretch.text);
        continue;
      }
      const rest = withoutReach(stretch, line, contact, language);
      const label = (LABEL.exec(rest.text) ?? RIGHT_TO_LEFT_LABEL.exec(rest.text))?.[0] ?? '';
      const saysPlace = SAYS_PLACE.test(label) || PLACE_LABEL.test(label);
      const bare = rest
        .without(LABEL)
        .without(RIGHT_TO_LEFT_LABEL)
        .trimmed({ start: ',;:()|/–—-', end: ',;:(|/–—-' });
      const { text } = bare;
      if (label !== '' && text === '') {
        isPlaceNext = saysPlace;
        continue;
      }
      if (text === '' || isPersonal(text) || BORN.test(text)) continue;
      if (/\p{L}/u.test(text) && findRanges(text).some((range) => range.start.length === 10)) continue;
      const score = isPlaceNext || saysPlace ? 1 : placeScore(text);
      isPlaceNext = false;
      if (score > 0 && titleScore(text) < 0.5 + 0.5 * score)
        places.push({ words: bare, score, at: stretchAt });
      else if (isStreet(text) || hasHouseNumber(text))
        places.push({ words: bare, score: isStreet(text) ? 0.6 : 0.2, at: stretchAt });
      else if (isBesideReach && isTownName(text)) places.push({ words: bare, score: 0.3, at: stretchAt });
    }
  }
  if (places.some(({ score }) => score > 0.2)) contact.location = wholeAddress(places);
  return contact;
}

/** Whether a link says in its words what it leads to, as mail and telephone links do. */
function isAddressLink(url: string): boolean {
  return /^(?:mailto|tel):/i.test(url);
}

function decodeMail(url: string): string {
  return url.replace(/^mailto:/i, '').split('?', 1)[0] ?? '';
}

/** The first of some fields that says something. */
export function firstSaid<F extends Field>(first: F, ...others: F[]): F {
  return [first, ...others].find(({ text }) => text !== '') ?? first;
}

function emailsIn(words: Words): Field[] {
  return [...words.text.matchAll(EMAIL)].map(({ 0: form, index }) =>
    saying(form.replaceAll(/\s/g, ''), words.slice(index, index + form.length)),
  );
}

/** Whether a text is an e-mail address and nothing else. */
export function isEmail(text: string): boolean {
  return text.match(EMAIL)?.[0] === text;
}

/** The first e-mail address in some lines. */
export function findEmail(lines: readonly Line[]): Field {
  const all = Words.join(
    lines.map(({ words }) => words),
    '\n',
  );
  return emailsIn(all)[0] ?? Words.none;
}

/** The first telephone number in lines, where the header gave none. */
export function findPhone(lines: readonly Line[], language: string): Field {
  for (const { words } of lines) {
    const [phone] = phonesIn(words, language);
    if (phone !== undefined) return phone;
  }
  return Words.none;
}

/** Whether a line of a summary says how to reach the person: an address and little else, or a place. */
export function isContactLine(line: Line): boolean {
  if (line.text.length > 90 || /[.!?]$/.test(line.text)) return false;
  const linked = line.links.reduce((sum, link) => sum + link.text.length, 0);
  return (
    EMAIL_FORM.test(line.text) ||
    linked > 0.6 * line.text.length ||
    /^[+(]?\d[\d\s().\-/]{6,}$/.test(line.text) ||
    placeScore(line.text) >= 0.9
  );
}
