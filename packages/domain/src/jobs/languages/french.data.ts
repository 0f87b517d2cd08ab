import type { AdvertLanguage } from './advert-language.ts';

export const french: AdvertLanguage = {
  headings: {
    preferred: ['(?:les )?(?:petits )?plus', 'atouts?', 'serait un plus', 'souhait\\p{L}*', 'appréci\\p{L}*', 'idéalement', 'ce serait un plus', 'nice to have', 'bonus'],
    offer: ['(?:ce que )?nous (?:vous )?(?:offrons|proposons)', '(?:nos |vos |les )?avantages', 'rémunération', 'salaire', '(?:les |vos |nos )?conditions', 'ce que (?:nous|vous) (?:vous )?(?:offrons|proposons|gagnez|trouverez|aurez)', 'pourquoi (?:nous|rejoindre)', 'package', 'vous bénéficie\\p{L}*', 'on (?:vous|t[’\']) ?offre', 'ce qu[’\']on (?:vous |t[’\']? ?)?(?:offre|propose)', 'contrat', 'type de contrat'],
    apply: ['candidature', 'pour postuler', 'comment postuler', 'postuler', 'postulez', 'contact', 'intéressée?', 'processus', 'envie de', 'informations? complémentaires?', 'rgpd', 'données', 'diversité', 'égalité', 'modalités'],
    required: ['(?:(?:votre|le|ton|son|mon) )?profil', '(?:vos |les |tes |savoir[- ]?)?(?:compétences|qualités|connaissances|aptitudes)', 'savoir[- ](?:faire|être)', 'ce que nous (?:recherchons|attendons)', 'nous recherchons', 'qui (?:êtes[- ]vous|es[- ]tu|cherchons)', 'vous (?:êtes|avez|possédez|disposez|justifiez)', 'pré[- ]?requis', 'prérequis', 'exigences?', 'formation', 'expérience', 'diplôme', 'qualifications?', 'requis', 'critères'],
    duties: ['(?:(?:vos|les|tes|principales|votre|la|ta|nos) )*(?:missions?|responsabilités|tâches|activités|fonctions?|rôle)', '(?:le |votre |ton |description du |intitulé du )?poste', 'descriptif', 'au quotidien', 'ce que vous ferez', 'description', 'vous serez', 'vous (?:assurez|aurez)'],
    about: ['qui sommes', 'à propos', 'l[’\']entreprise', 'notre (?:entreprise|histoire|société|équipe)', 'la société', 'présentation', 'nous sommes', 'l[’\'](?:établissement|équipe|association|employeur)', 'le groupe', 'contexte'],
  },
  sentences: {
    apply: ['candidature', 'postule[rz]', 'cv', 'lettre de motivation', 'situation de handicap', 'handicap', 'égalité', 'discrimination', 'diversité', 'entretien', 'merci (?:de|d[’\'])', 'adresse[rz]', 'envoye[rz]', 'rgpd', 'recrutement', 'contacte[rz]', 'cabinets?'],
    offer: ['nous (?:vous )?(?:offrons|proposons)', 'salaire', 'rémunération', 'vous bénéficie\\p{L}+', 'mutuelle', 'tickets? restaurants?', 'primes?'],
    about: ['nous sommes', 'fabrique depuis', 'depuis (?:19|20)\\d\\d', 'est une?', 'fondée?', 'salariés', 'leader', 'spécialisée? dans', 'pme'],
    duties: ['vous (?:assurez|réalisez|gérez|participez|serez|êtes chargée?|prenez|veillez|accueillez|contribuez|accompagnez|rédigez|assurerez)', 'en charge d[eu]', 'chargée? d[eu’\']', 'missions?', 'rattachée?', 'tâches'],
    required: ['vous (?:maîtrisez|avez|êtes(?! chargée?| en charge)|possédez|disposez|justifiez|connaissez|savez|devez|parlez|aimez)', 'exigée?s?', 'indispensables?', 'requise?s?', 'obligatoires?', 'expérience', 'formation', 'diplôme', 'titulaire', 'connaissance', 'maîtrise', 'permis', 'de formation', 'profil', 'impératif', 'nécessaires?', 'capacité', 'bac ?\\+'],
  },
  preferred: ['serait un (?:vrai |réel |gros )?(?:plus|atout)', 'seraient un (?:vrai |réel )?(?:plus|atout)', 'est un (?:vrai |réel )?(?:plus|atout)', 'sont un (?:plus|atout)', 'souhaitée?s?', 'souhaitables?', 'appréciée?s?', 'appréciables?', 'idéalement', 'un plus', 'un atout', 'de préférence', 'bienvenue?s?', 'valorisée?s?', 'si possible', 'facultati\\p{L}+', 'pas (?:obligatoire|indispensable|exigée?)', 'serait appréciée?'],
  required: ['indispensables?', 'exigée?s?', 'obligatoires?', 'requise?s?', 'impérati(?:f|ve|vement)', 'nécessaires?'],
  waived: ['pas (?:d[’\']|de )(?:expérience|diplôme|connaissance)', '(?:n[’\']avez|n[’\']as|n[’\']aurez) pas besoin', 'inutile d[e’\']', 'aucune? (?:expérience|diplôme|qualification|connaissance)', 'sans (?:expérience|diplôme)', '(?:non|pas) (?:exigée?|requise?|obligatoire|nécessaire|indispensable)', 'débutants? acceptés?', 'n[’\']est pas (?:exigée?|requise?|nécessaire)'],
  experience: ['expériences?', 'pratique', 'ancienneté', 'poste (?:similaire|équivalent)'],
  atLeast: ['au moins', 'minimum', 'min\\.?', 'plus de'],
  edges:
    'équivalent équivalente similaire vous avez êtes possédez maîtrisez disposez justifiez connaissez savez un une des le la les l d de du au aux votre vos notre nos son sa ses leur leurs tous toutes autres ' +
    'bonne bonnes bon bons solide solides excellente excellent excellentes excellents très parfaite forte fort réelle première premières significative réussie minimum au moins ans an année années nouveaux nouvelles ' +
    'expérience expériences connaissance connaissances maîtrise pratique capacité capacités aptitude aptitudes sens notions compétences compétence expertise utilisation usage goût envie formation en dans avec sur pour et par à idéalement souhaitée souhaité exigée exigé exigées exigés indispensable indispensables serait seraient est sont plus atout apprécié appréciée appréciés obligatoire requis requise ' +
    'assurer réaliser participer gérer effectuer contribuer veiller garantir assurez réalisez participez gérez effectuez contribuez veillez renseignez assurant réalisation participation suivi mise place œuvre vérifiez tenez préparez',
  knowledge: 'expérience connaissance connaissances maîtrise maîtrisez notions capacité',
  means: 'avec dans sur en',
  and: ['et', 'ainsi que'],
  joins: 'de du des la les l d',
  ends: 'équivalent équivalente similaire souhaitée souhaité souhaités souhaitées exigée exigé exigées exigés indispensable indispensables serait seraient est sont plus atout apprécié appréciée appréciés obligatoire requis requise un le la de ans an',
  splits: 'dans en avec sur pour par à au aux qui que dont où chez selon afin lors ainsi sous entre vers sans depuis auprès tout est sont serait seraient vous nous notre votre vos nos son sa ses leur leurs',
  papers: ['permis(?: [a-e]+\\d?)?', 'caces', 'habilitations?', 'certificats?', 'certifications?', 'carte', 'agréments?', 'attestations?', 'licence (?:iii|iv)', 'sst', 'haccp', 'diplôme d[’\']état', 'qualifié', 'inscription (?:à|au)', 'brevet', 'licence de', 'visa', 'titulaire', 'titre', 'autorisation', 'cours', 'accréditation', 'diplômé', 'carnet'],
  benefits: ['primes?', 'vacances', 'rabais', 'reer', '\\p{L}*chèques?', 'chèques?[- ]\\p{L}+', 'carte', 'restaurant', 'self', 'place de parc', 'tarifs?', 'repos', 'lpp', 'cet', 'bons?', 'vélo', 'épargne', 'retraite', 'télémédecine', 'semaines? de', 'jours? de', 'gratuite?s?', '13e mois', '13ème mois', 'treizième mois', 'mutuelle', 'tickets? restaurants?', 'titres? restaurants?', 'chèques? vacances', 'télétravail', 'rtt', 'congés?', 'intéressement', 'participation', 'cse', 'ce', 'commissions?', 'transports?', 'navigo', 'véhicule', 'téléphone', 'formation', 'repas', 'logement', 'panier', 'remise', 'réduction', 'prévoyance', 'horaires', 'parking', 'crèche', 'indemnités?', 'remboursement', 'prise en charge', 'ordinateur', 'avantages?', 'chèques?[- ]repas', 'assurance', 'pourboires', 'horaire', 'sport', 'cours'],
  numbers: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, dix: 10 },
}; // oxfmt-ignore
