import type { AdvertLanguage } from './advert-language.ts';

export const dutch: AdvertLanguage = {
  headings: {
    preferred: ['pluspunten', 'mooi meegenomen', 'een pré', '(?:het is )?een plus', 'bij voorkeur', 'nice to have', 'wenselijk', 'leuk als', 'extra'],
    offer: ['(?:dit|wat|dat|en dit) (?:bieden|krijg|mag|kun|kan) (?:we|wij|je|jij|u)', '(?:wij|we) bieden', '(?:ons|het) aanbod', 'arbeidsvoorwaarden', 'salaris', 'wat (?:krijg|kun|mag) je', 'voordelen', 'waarom (?:wij|werken|jij)', 'wat staat er tegenover', 'jouw voordelen', 'dit ontvang', 'wat wij (?:je |jou )?bieden', 'dit bieden', 'wat je krijgt', 'dit krijg'],
    apply: ['sollicit', 'interesse', 'enthousiast', 'geïnteresseerd', 'contact', 'meer (?:informatie|weten)', 'acquisitie', 'vragen', 'reageren', 'procedure', 'diversiteit', 'privacy', 'ben jij', 'spreekt dit', 'reageer'],
    required: ['(?:de |onze |jouw |je |functie-?)?(?:functie-?eisen|eisen|vereisten|kwalificaties|competenties|vaardigheden|profiel|functieprofiel)', '(?:wat|dit|dat) (?:vragen|verwachten|zoeken|breng|neem|heb|wij|we|je|jij)', '(?:jouw|je|het) profiel', 'wie (?:ben|zoeken|jij)', 'wij (?:vragen|zoeken|verwachten)', 'jij (?:hebt|bent|beschikt)', 'je (?:hebt|bent|beschikt)', 'dit ben jij', 'dit (?:heb|breng|neem)', 'wij vragen', 'opleiding', 'ervaring', 'wat je meebrengt', 'jij'],
    duties: ['(?:jouw |je |de )?(?:taken|werkzaamheden|verantwoordelijkheden|rol|functie|baan|werk)', 'wat (?:ga|doe|je gaat|houdt)', 'functieomschrijving', 'dit ga', 'de (?:functie|rol)', 'jouw (?:rol|functie|dag|uitdaging)', 'wat je (?:gaat )?do', 'hoe ziet', 'taakomschrijving', 'als .* (?:ben|ga) je'],
    about: ['over (?:ons|het|de)', 'wie (?:zijn|wij)', '(?:het|ons) (?:bedrijf|team)', 'wij zijn', 'organisatie', 'waar ga je werken', 'waar kom je', 'jouw werkplek', 'de organisatie', 'jouw team'],
  },
  sentences: {
    apply: ['solliciteer', 'sollicitatie\\p{L}*', 'solliciteren', 'cv', 'motivatie(?:brief)?', 'acquisitie', 'contact op', 'mail\\p{L}*', 'bel\\p{L}*', 'reageer', 'ongeacht', 'diversiteit', 'vog aan', 'referenties', 'nieuwsgierig', 'vacature wordt', 'stuur'],
    offer: ['wij bieden', 'we bieden', 'salaris', 'je (?:krijgt|ontvangt)', 'vakantiedagen', 'pensioen(?:regeling)?'],
    about: ['wij zijn', 'is een', 'sinds (?:19|20)\\d\\d', 'opgericht', 'familiebedrijf', 'medewerkers'],
    duties: ['je (?:ondersteunt|gaat|zorgt|werkt|bent verantwoordelijk|signaleert|begeleidt|maakt|voert|stelt|houdt|helpt|rijdt|beheert|bouwt|onderhoudt|ontwikkelt|adviseert)', 'verantwoordelijk voor', 'werkzaamheden', 'taken'],
    required: ['je (?:hebt|bent(?! verantwoordelijk)|beschikt|kunt|kan|spreekt|beheerst|brengt)', 'jij (?:hebt|bent|beschikt)', 'vereist', 'noodzakelijk', 'ervaring', 'kennis', 'diploma', 'rijbewijs', 'opleiding', 'in het bezit', 'afgeronde?', 'beheersing', 'niveau', 'vaardigheden', 'een must'],
  },
  preferred: ['(?:is|zijn) (?:een )?(?:grote )?pr[ée]', 'een pr[ée]', 'pluspunt', 'bij voorkeur', '(?:is )?mooi meegenomen', 'een plus', 'wenselijk', 'gewenst', 'idealiter', 'handig', 'geen (?:must|vereiste|eis)', 'niet (?:noodzakelijk|vereist|verplicht)', 'leuk', 'het liefst', 'fijn'],
  required: ['vereist', 'noodzakelijk', 'verplicht', 'een must', 'een vereiste', 'onmisbaar'],
  waived: ['(?:niet|geen) (?:\\p{L}+ )?(?:nodig|vereist|noodzakelijk|verplicht)', '(?:hoeft|hoef) (?:je |u )?(?:niet|geen)', '(?:heb je|heeft u) (?:\\p{L}+ )?niet nodig', 'geen (?:ervaring|diploma|opleiding)', 'zonder (?:ervaring|diploma)'],
  experience: ['\\p{L}*ervaring', 'praktijk', 'functie'],
  atLeast: ['minimaal', 'minstens', 'ten minste', 'tenminste', 'min\\.?', 'meer dan'],
  edges:
    'vergelijkbare gelijkwaardige vergelijkbaar je jij hebt bent kunt kan beschikt over een de het jouw jullie ons onze hun alle andere eigen diverse verschillende ' +
    'goede goed sterke sterk uitstekende uitstekend ruime ruim aantoonbare relevante minimaal enige brede gedegen actuele afgeronde afgerond geldig geldige zeer nieuwe dagelijkse jaar ' +
    'ervaring werkervaring kennis begrip beheersing vaardigheid vaardigheden vermogen affiniteit bij voorkeur in van met en voor op als aan tot pré pre vereist noodzakelijk niveau diploma opleiding werken met ' +
    'zorgen uitvoeren opstellen begeleiden ondersteunen meewerken meedenken bijdragen verzorgen bijhouden onderhouden maken beheren uitvoering ondersteunt verzorgt houdt zorgt werkt maakt voert bij',
  knowledge: 'ervaring kennis beheersing affiniteit vaardigheden',
  means: 'met in',
  and: ['en', 'plus'],
  joins: 'van de het',
  ends: 'vergelijkbare gelijkwaardige vergelijkbaar pré pre vereist noodzakelijk niveau is een bij voorkeur jaar ervaring met in van gewenst',
  splits: 'in met voor op aan bij tot van naar door over om die dat wie waar wanneer als uit onder tussen volgens tijdens binnen is zijn wordt worden je jij wij we jouw onze ons hun te zodat zoals via per vanuit rond',
  papers: ['\\p{L}*rijbewijs(?: [a-e]+\\d?)?', '\\p{L}*certificaat', '\\p{L}*certificaten', '\\p{L}*certificering', 'vca(?:-vol)?', 'vog', 'big-?registratie', '\\p{L}*registratie', 'code 95', 'bevoegdheid', 'pas', 'ehbo', 'bhv', '\\p{L}*bewijs', 'getuigschrift', 'nen ?\\d*', 'visum', '\\p{L}*bekwaamheid', '\\p{L}*brevet', '\\p{L}*ticket', '\\p{L}*kaart', 'erkenning', 'certified'],
  benefits: ['\\p{L}*uitkering', '\\p{L}*vergoeding', 'pensioen\\p{L}*', 'vakantie\\p{L}*', '\\p{L}*dagen', '\\p{L}*toeslag\\p{L}*', '\\p{L}*bonus', 'opleidings?\\p{L}*', 'scholing', 'korting\\p{L}*', 'leaseauto', 'auto', 'laptop', 'telefoon', 'thuiswerk\\p{L}*', 'fiets\\p{L}*', 'sport\\p{L}*', 'lunch', '\\p{L}*budget', 'doorgroei\\p{L}*', 'personeels\\p{L}*', 'dertiende maand', '13e maand', 'winstdeling', 'verlof\\p{L}*', 'werkkleding', 'reiskosten', 'borrels?', '\\p{L}*verzekering', '\\p{L}*cheques', 'bedrijfsbus', 'opleidingen', 'fruitmand', 'vast contract na', 'thuis te werken', '\\p{L}*regeling', 'gratis', '\\p{L}*lease', '\\p{L}*leasing', '\\p{L}*plan', '\\p{L}*opvang', 'kerst\\p{L}*', '\\p{L}*kaart', 'vrije dagen', 'bedrijfs\\p{L}+', '\\p{L}*kleding', '\\p{L}*schoenen', '\\p{L}*betaald', 'cursus\\p{L}*', 'keuze\\p{L}*', '\\p{L}*feest', 'atv\\p{L}*', 'adv\\p{L}*'],
  numbers: { een: 1, één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, tien: 10 },
}; // oxfmt-ignore
