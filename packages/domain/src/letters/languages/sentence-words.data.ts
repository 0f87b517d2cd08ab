import type { OwnLanguage } from './own-language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of which one stands in nearly every whole sentence of a letter: its subject, or a finite verb that is nothing else. */
export const sentenceWords: Readonly<Record<OwnLanguage, ReadonlySet<string>>> = {
  de: words(
    'ich wir man er es bin ist sind war waren habe hat hatte hatten wird wurde wurden würde kann konnte muss musste soll sollte will wollte möchte darf durfte gibt gab geht ging liegt steht kommt gefällt bleibt freue interessiert reizt passt läuft danke bitte',
  ),
  fr: words(
    "je j'ai j'y nous on il elle ils elles c'est cela est sont était étaient ont avait avaient sera seront a suis ai merci",
  ),
  es: words(
    'yo nosotros nosotras usted ustedes es son era está están estaba hay había ha han fue fueron tiene tienen puede pueden gusta gustan encanta interesa queda busco vivo tengo quiero quisiera soy estoy llevo puedo hago necesito hablo he trabajo trabajé gracias',
  ),
};

/** Words that make what follows hang on another sentence. */
export const dependentWords: Readonly<Record<OwnLanguage, ReadonlySet<string>>> = {
  de: words('weil dass wenn ob da damit obwohl bevor nachdem während'),
  fr: words("parce puisque car lorsque quand afin pour que qu'il"),
  es: words('porque pues aunque mientras cuando que para'),
};
