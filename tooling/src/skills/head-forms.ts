import { inflect } from '@candor/english';
import { isVerb, isToldByContext } from './everyday-words.ts';

/** Verbs that only say that something is done or used: what it is stands behind them. */
const LIGHT = new Set(
  'operate use apply perform conduct undertake handle provide deliver carry execute practise implement utilise offer do have demonstrate show give complete'.split(
    ' ',
  ),
);
/** What doing something is called, where it is not the verb with "-ing". */
const DOING: Record<string, string> = {
  manage: 'management',
  develop: 'development',
  maintain: 'maintenance',
  prepare: 'preparation',
  assess: 'assessment',
  analyse: 'analysis',
  inspect: 'inspection',
  install: 'installation',
  repair: 'repair',
  design: 'design',
  control: 'control',
  operate: 'operation',
  administer: 'administration',
  produce: 'production',
  recruit: 'recruitment',
  evaluate: 'evaluation',
  coordinate: 'coordination',
  review: 'review',
  supervise: 'supervision',
  calibrate: 'calibration',
  collect: 'collection',
  treat: 'treatment',
  prevent: 'prevention',
  support: 'support',
  care: 'care',
  research: 'research',
  negotiate: 'negotiation',
  present: 'presentation',
  implement: 'implementation',
  integrate: 'integration',
  optimise: 'optimisation',
  translate: 'translation',
  interpret: 'interpretation',
  promote: 'promotion',
  investigate: 'investigation',
  protect: 'protection',
  resolve: 'resolution',
  document: 'documentation',
  identify: 'identification',
  configure: 'configuration',
  educate: 'education',
  retain: 'retention',
  measure: 'measurement',
  procure: 'procurement',
};
const MOST_WORDS = 4;
/** What people write instead of "managing something" elsewhere. */
const ABROAD: Record<string, Record<string, string>> = {
  fr: {
    gérer: 'gestion',
    réaliser: '',
    effectuer: '',
    utiliser: '',
    appliquer: '',
    assurer: '',
    élaborer: 'élaboration',
    préparer: 'préparation',
    planifier: 'planification',
    organiser: 'organisation',
    analyser: 'analyse',
    développer: 'développement',
    entretenir: 'entretien',
    installer: 'installation',
    contrôler: 'contrôle',
    évaluer: 'évaluation',
    former: 'formation',
    rédiger: 'rédaction',
    conduire: 'conduite',
    négocier: 'négociation',
    coordonner: 'coordination',
    superviser: 'supervision',
    vendre: 'vente',
    réparer: 'réparation',
  },
  es: {
    gestionar: 'gestión',
    realizar: '',
    efectuar: '',
    utilizar: '',
    usar: '',
    aplicar: '',
    elaborar: 'elaboración',
    preparar: 'preparación',
    planificar: 'planificación',
    organizar: 'organización',
    analizar: 'análisis',
    desarrollar: 'desarrollo',
    mantener: 'mantenimiento',
    instalar: 'instalación',
    controlar: 'control',
    evaluar: 'evaluación',
    formar: 'formación',
    redactar: 'redacción',
    conducir: 'conducción',
    negociar: 'negociación',
    coordinar: 'coordinación',
    supervisar: 'supervisión',
    vender: 'venta',
    reparar: 'reparación',
    manejar: 'manejo',
    atender: 'atención',
  },
};
const ARTICLE = /^(?:des|de la|de l['’]|du|les|la|le|l['’]|une|un|los|las|el|unos|una)\s*/;

function abroad(name: string, language: string): string[] {
  const verb = name.split(' ')[0] ?? '';
  const noun = ABROAD[language]?.[verb.toLowerCase()];
  if (noun === undefined) return [];
  const object = name.slice(verb.length + 1).replace(ARTICLE, '');
  if (object === '' || object.split(' ').length > MOST_WORDS) return [];
  if (noun === '') return object.includes(' ') ? [object] : [];
  const isVowel = /^[aeiouyéèh]/i.test(object);
  return language === 'fr'
    ? [
        isVowel ? `${noun} d'${object}` : `${noun} de ${object}`,
        `${noun} des ${object}`,
        `${noun} du ${object}`,
        `${noun} de la ${object}`,
      ]
    : [
        `${noun} de ${object}`,
        `${noun} de la ${object}`,
        `${noun} del ${object}`,
        `${noun} de los ${object}`,
      ];
}

/** How people write what ESCO says as a command: "manage budgets" is budget management, "operate forklift" is forklift. */
export function headForms(name: string, language: string): string[] {
  if (language !== 'en') return abroad(name, language);
  const [verb = '', ...rest] = name.split(' ');
  if (!isVerb(verb) || rest.length === 0 || rest.length > MOST_WORDS) return [];
  if (/^(?:to|on|in|with|for|at|of|from|by|as|into|about|out|up|under)$/.test(rest[0] ?? '')) return [];
  const object = rest.join(' ');
  const isPlainObject = !rest.some((word) =>
    /^(?:to|on|in|with|for|at|from|by|as|into|and|or|the|of|about)$/.test(word),
  );
  if (!isPlainObject) return [];
  const last = rest.at(-1) ?? '';
  const singular = [
    ...rest.slice(0, -1),
    /(?:ss|us|is|ics)$/.test(last) ? last : last.replace(/ies$/, 'y').replace(/s$/, ''),
  ].join(' ');
  const forms: string[] = [];
  const doing = DOING[verb] ?? inflect(verb, 'gerund');
  if (!LIGHT.has(verb)) forms.push(`${singular} ${doing}`);
  else {
    if (rest.length > 1 || !isToldByContext(last) || verb === 'operate') forms.push(object);
    forms.push(`${singular} ${inflect(verb, 'gerund')}`);
    if (DOING[verb] !== undefined) forms.push(`${singular} ${DOING[verb]}`);
  }
  return forms;
}
