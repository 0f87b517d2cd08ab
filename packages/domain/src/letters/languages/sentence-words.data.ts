import { wordSet } from '../../text/index.ts';
import type { OwnLanguage } from './own-language.ts';

/** Words of which one stands in nearly every whole sentence of a letter: its subject, or a finite verb that is nothing else. */
export const sentenceWords: Readonly<Record<OwnLanguage, ReadonlySet<string>>> = {
  de: wordSet(
    'ich wir man er es bin ist sind war waren habe hat hatte hatten wird wurde wurden würde kann konnte muss musste soll sollte will wollte möchte darf durfte gibt gab geht ging liegt steht kommt gefällt bleibt freue interessiert reizt passt läuft danke bitte',
  ),
  fr: wordSet(
    "je j'ai j'y nous on il elle ils elles c'est cela est sont était étaient ont avait avaient sera seront a suis ai merci",
  ),
  es: wordSet(
    'yo nosotros nosotras usted ustedes es son era está están estaba hay había ha han fue fueron tiene tienen puede pueden gusta gustan encanta interesa queda busco vivo tengo quiero quisiera soy estoy llevo puedo hago necesito hablo he trabajo trabajé gracias',
  ),
};

/** Words that make what follows hang on another sentence. */
export const dependentWords: Readonly<Record<OwnLanguage, ReadonlySet<string>>> = {
  de: wordSet('weil dass wenn ob da damit obwohl bevor nachdem während'),
  fr: wordSet("parce puisque car lorsque quand afin pour que qu'il"),
  es: wordSet('porque pues aunque mientras cuando que para'),
};
