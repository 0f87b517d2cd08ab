import { describe, expect, it } from 'vitest';
import { contentLanguage } from './content-language.ts';

describe('the language of short fields', () => {
  it.each([
    ['de', ['suche was näher an zuhause', '12 jahre elektriker, bau und kundendienst']],
    ['de', ['Gibt es schon etwas Neues zu meiner Bewerbung?']],
    ['de', ['Kasse, Regale einräumen, Kunden beraten', 'Verkäuferin']],
    ['fr', ['je cherche du régional pour rentrer le soir']],
    ['fr', ['Je reste très intéressé par ce poste.']],
    ['fr', ["deux saisons comme assistante régie au festival d'Anjou"]],
    ['es', ['busco temporada de verano y vivo al lado']],
    ['es', ['cuatro años en un despacho contable']],
    ['pt', ['trabalho há dois anos com crianças e não tenho medo de barulho']],
    ['nl', ['ik werk sinds 2019 in het ziekenhuis en zoek iets dichter bij huis']],
    ['it', ['lavoro da sei anni in una cucina con dieci persone']],
    ['ru', ['Работал водителем десять лет']],
    ['en', ['I have worked in nursing homes for eleven years']],
    ['', ['Excel, Python, SQL']],
    ['', ['']],
    // Borrowed words, names and places make no other language.
    ['en', ['Worked in the café of the Musée de Montréal', 'Trained by Herr Müller']],
    ['', ['stock management, package handling, forklift']],
  ])('%s: %j', (language, fields) => {
    expect(contentLanguage(fields)).toBe(language);
  });

  it('is told with the place where the words tell little, and never by the place alone', () => {
    expect(contentLanguage(['Staplerschein vorhanden', '3 Jahre Lager'], { place: 'de' })).toBe('de');
    expect(contentLanguage(['forklift'], { place: 'de' })).toBe('');
    expect(contentLanguage(['I drive the van for the bakery'], { place: 'de' })).toBe('en');
  });
});
