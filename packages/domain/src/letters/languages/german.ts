import { timeOf, type LetterLanguage } from './letter-language.ts';

const NOT_FIRST = /^(?:suche nach|wechsle? von)\b/;

const TIME = timeOf(
  'ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig',
  'Jahre?|Monate|Saisons?',
);
/** How German ends words for people by what they do. */
const POST =
  '(?!(?:Lager|Keller|Theater|Zimmer)(?!\\p{L}))\\p{Lu}\\p{Ll}+(?:er|erin|ist|istin|mann|frau|kraft|ent|entin|eur|eurin|wirt|wirtin|hilfe)(?!\\p{L})';

export const german: LetterLanguage = {
  language: 'de',
  country: 'de',
  subjects: /(?<!\p{L})(?:ich|wir|man|er|es)(?!\p{L})/u,
  finite:
    /(?<!\p{L})(?:bin|ist|sind|war|waren|habe|hat|hatte|hatten|wird|wurde|wurden|würde|kann|konnte|konnten|muss|musste|soll|sollte|will|wollte|möchte|darf|durfte|gibt|gab|geht|ging|liegt|lag|steht|stand|kommt|kam|gefällt|gefiel|bleibt|blieb|freue|interessiert|interessieren|reizt|passt|gilt|heißt|läuft|lief|fällt|fiel|weiß|schick|schicke|bitte(?= sie| ich))(?!\p{L})/u,
  dependent:
    /^(?:weil|dass|wenn|ob|da|damit|obwohl|als ich|bevor|nachdem|während)(?!\p{L})|, (?:der|die|das|dem|den|deren|dessen|welche[rsnm]?|weil|dass|wenn|wo|was|wie|ob|da|damit|obwohl|bevor|nachdem|während|um)(?!\p{L})/u,
  reason: /^(?:weil|da|damit|um)(?!\p{L})/u,
  utterance: /^(?:(?:vielen|herzlichen|besten|lieben|tausend) )?dank(?:e)?(?!\p{L})|^bitte \p{L}/u,
  firstPerson:
    /^(?:suche|arbeite|habe|bin|fahre|mache|leite|betreue|koche|verkaufe|lerne|wohne|lebe|möchte|spreche|kenne|helfe|komme|ziehe|beginne|freue|kümmere|übernehme|berate|bediene|unterrichte|entwickle|programmiere|organisiere|würde gern|war|hatte)(?!\p{L})/u,
  withSubject: (text) =>
    NOT_FIRST.test(text.toLowerCase()) ? text : `Ich ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  held: [
    [/^Kündigungsfrist:? (?=(?:ein|zwei|drei|vier|sechs|acht|\d)\p{L}* )/u, 'meine Kündigungsfrist beträgt '],
    [/^(?:mein )?letzter (?:Arbeitst|T)ag:? (?:der )?(?=\d)/iu, 'mein letzter Arbeitstag ist der '],
    [/^[Vv]erfügbar (?=ab |an |von |täglich )/u, 'ich bin verfügbar '],
    [new RegExp(`^${TIME} (?=${POST})`, 'u'), 'Ich habe $<time> Erfahrung als '],
  ],
  small:
    /^(?:ich|wir|man|er|es|mein\p{L}*|unser\p{L}*|ein|eine[nmrs]?|der|die|das|den|dem|des|in|im|am|an|auf|aus|bei|beim|bis|durch|für|mit|nach|seit|von|vor|zu|zum|zur|über|unter|um|als|da|weil|wenn|dass|damit|auch|noch|nun|jetzt|heute|dort|hier|gern|gerne|hiermit|vielen|danke|herzlichen|besten|bitte|leider|mir|mich|uns|dabei|dadurch|davor|danach|zuletzt|zurzeit|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ab|rund|etwa|über|mehr|kein\p{L}*|nur|schon|derzeit|aktuell|ursprünglich|besonders|unter|während|wie|was|gibt|können|kann|könnten|haben)$/u,
  toTool:
    /^(?:bitte )?(?:kurz halten|(?:sagen|schreiben|erwähnen|dazuschreiben),? dass|nicht (?:erwähnen|schreiben|sagen|nennen)|(?!(?:ich|wir|sie|er|man) )\p{L}+ (?:\d{4} )?erwähnen[.!]?$|erwähn\p{L}*(?! sie)|schreib(?:en|e)?(?= (?:sie )?(?:dass|das|es|über|bitte))|beton\p{L}*(?! sie)|nicht zu (?:lang|förmlich))|^(?:bitte )?(?:kurz|formell|förmlich|locker)[.!]?$|^(?!.*\b(?:ich|mir|mich|sie|ihnen)\b).*\bbitte (?:\p{L}+ )?\p{L}+en[.!]?$/u,
  says: {
    applied: /\bbewerb|bewarb|beworben/i,
    thanked: /\bdank/i,
    asked: /\?|nachricht|bescheid|rückmeldung|antwort|\bstand (?:der|meiner)/i,
    resigned: /kündig/i,
    lastDay: /letzte[rn]? arbeitstag/i,
    notice: /(?!)/,
    happened: /\b(?:bewarb|beworben|gesprochen)\b/i,
    next: /gespräch|kennenlernen|freue/i,
  },
  notPost:
    /^(?:ausbildung|umschulung|praktikum|schülerpraktikum|praktikumsplatz|ausbildungsplatz|minijob|nebenjob|ferienjob|lehrstelle|lehre|studium|stelle|job|arbeit|teilzeit|vollzeit|duales?)(?!\p{L})/iu,
  inSentence: (title) => title.charAt(0).toUpperCase() + title.slice(1),
  whom: (name) => name.replace(/^Herr(?= )/, 'Herrn'),
  enclosedCv: 'Lebenslauf',
};
