/** Seasons with the month they begin in. */
export const seasonWords: readonly (readonly [words: string, month: number])[] = [
  ['spring|frühjahr|frühling|printemps|primavera|voorjaar|lente|весна', 3],
  ['summer|sommer|été|verano|verão|estate|zomer|лето', 6],
  ['autumn|fall|herbst|automne|otoño|outono|autunno|herfst|осень', 9],
  ['winter|hiver|invierno|inverno|зима', 12],
];

/** Words for "until now", each of which may stand alone or behind a word of `toWords`. */
export const presentWords =
  "present|presently|now|today|current|currently|ongoing|to date|till date|till now|date|present day|to present|heute|jetzt|aktuell|dato|laufend|andauernd|gegenwärtig|aujourd'hui|aujourd’hui|présent|actuel|actuellement|à ce jour|ce jour|en cours|maintenant|actualidad|la actualidad|presente|el presente|actual|actualmente|hoy|a la fecha|la fecha|en curso|atual|atualmente|o momento|hoje|até ao momento|até o momento|em curso|o presente|momento|oggi|attuale|in corso|attualmente|ad oggi|heden|nu|vandaag|het heden|huidig|lopend|настоящее время|по настоящее время|наст. время|н.в.|н. в.|сейчас|текущее время|настоящий момент|至今|现在|目前|今|現在|obecnie|do chwili obecnej|chwili obecnej|dziś|teraz|nadal|tuttora|prezent|în prezent|danas|sada|dosud|současnost|doposud|súčasnosť|doteraz|nuvarande|idag|i dag|nåværende|nuværende|halen|günümüz|jelen|jelenleg|nykyinen|edelleen|σήμερα|досега|дотепер";

/** Words that begin a time which has not ended. */
export const sinceWords =
  'since|seit|seid|depuis|desde|dal|sinds|с|ab|vanaf|from|od|à partir de|starting|a partire dal';

/** Words behind a date that begins a time which has not ended: "2016 on". */
export const onWords = 'on|onward|onwards|and onwards|fortlaufend|en adelante|em diante|in poi';

/** Words between the two ends of a time. */
export const toWords =
  "to|until|till|til|through|thru|bis|bis zum|à|au|a|al|à la|jusqu'à|jusqu’à|jusqu'en|hasta|hasta la|hasta el|até|até a|até o|ao|tot|tot en met|t/m|tm|fino a|fino al|do|по|до|至|到";

/** Words that begin a time of which they leave open whether it has ended. */
export const fromWords = 'from|von|ab|de|da|vanaf';

/** Words before an end that stands alone. */
export const untilWords = "until|till|til|bis|jusqu'à|jusqu’à|jusqu'en|hasta|até|fino a|tot|do";
