import type { OwnLanguage, Region } from './own-language.ts';

/** Signs of a region in place, telephone and mail address of a writer. */
export const regionSigns: readonly (readonly [OwnLanguage, Region, RegExp, RegExp, RegExp])[] = [
  [
    'de',
    'switzerland',
    /(?<!\p{L})(?:schweiz|switzerland|suisse|zürich|basel|bern|winterthur|luzern|st\. gallen|sankt gallen|biel|thun|chur|aarau|zug|schaffhausen|solothurn|olten|baden ag|kanton)(?!\p{L})/iu,
    /^(?:\+41|0041)/,
    /\.ch$/i,
  ],
  [
    'de',
    'austria',
    /(?<!\p{L})(?:österreich|austria|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st\. pölten|dornbirn|bregenz|eisenstadt|leoben|tirol|steiermark|kärnten|vorarlberg)(?!\p{L})/iu,
    /^(?:\+43|0043)/,
    /\.at$/i,
  ],
  [
    'es',
    'latin america',
    /(?<!\p{L})(?:méxico|mexico|monterrey|guadalajara|cdmx|puebla|tijuana|argentina|buenos aires|rosario|mendoza|colombia|bogotá|medellín|cali|chile|santiago de chile|valparaíso|perú|peru|lima|arequipa|ecuador|quito|guayaquil|venezuela|caracas|bolivia|la paz|uruguay|montevideo|paraguay|asunción|costa rica|panamá|guatemala|honduras|el salvador|nicaragua|república dominicana|cuba|puerto rico)(?!\p{L})/iu,
    /^(?:\+|00)5[0-9]/,
    /\.(?:mx|ar|co|cl|pe|ec|ve|bo|uy|py|cr|pa|gt|hn|sv|ni|do|cu)$/i,
  ],
];
