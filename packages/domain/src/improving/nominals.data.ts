/** Nouns that hide a verb, as in "responsible for maintenance of vehicles". */
export const nominals: Readonly<Record<string, string>> = {
  administration: 'administer',
  allocation: 'allocate',
  assessment: 'assess',
  calibration: 'calibrate',
  collection: 'collect',
  compilation: 'compile',
  completion: 'complete',
  configuration: 'configure',
  construction: 'construct',
  coordination: 'coordinate',
  'co-ordination': 'coordinate',
  creation: 'create',
  delivery: 'deliver',
  demonstration: 'demonstrate',
  deployment: 'deploy',
  design: 'design',
  development: 'develop',
  distribution: 'distribute',
  documentation: 'document',
  evaluation: 'evaluate',
  execution: 'execute',
  facilitation: 'facilitate',
  formulation: 'formulate',
  implementation: 'implement',
  improvement: 'improve',
  inspection: 'inspect',
  installation: 'install',
  integration: 'integrate',
  introduction: 'introduce',
  investigation: 'investigate',
  maintenance: 'maintain',
  management: 'manage',
  migration: 'migrate',
  negotiation: 'negotiate',
  operation: 'operate',
  organisation: 'organise',
  organization: 'organize',
  oversight: 'oversee',
  preparation: 'prepare',
  presentation: 'present',
  procurement: 'procure',
  production: 'produce',
  promotion: 'promote',
  provision: 'provide',
  publication: 'publish',
  purchase: 'purchase',
  reconciliation: 'reconcile',
  recruitment: 'recruit',
  reduction: 'reduce',
  registration: 'register',
  renovation: 'renovate',
  repair: 'repair',
  restoration: 'restore',
  review: 'review',
  sale: 'sell',
  selection: 'select',
  supervision: 'supervise',
  supply: 'supply',
  translation: 'translate',
  transport: 'transport',
  validation: 'validate',
  verification: 'verify',
};

/** What a person manages rather than handles: people, money, places, standing things. The last word of the object decides. */
export const managedThings: ReadonlySet<string> = new Set(
  (
    'team teams staff people employees crew crews brigade colleagues workers apprentices volunteers trainees juniors interns nurses ' +
    'drivers engineers assistants teachers technicians cleaners waiters waitresses budget budgets spend p&l portfolio caseload ' +
    'department departments store stores shop shops branch branches kitchen kitchens restaurant restaurants bar cafe café hotel ' +
    'project projects programme programmes program programs campaign campaigns warehouse warehouses ward wards unit units shift shifts ' +
    'site sites plant plants office offices facility facilities fleet inventory stock operations account accounts club group ' +
    'region territory area areas desk floor section sections line lines playbook website websites calendar diary workload ' +
    'relationship relationships contract contracts vendors suppliers contractors rebrand launch transition migration rollout ' +
    'network networks database databases system systems platform platforms estate property properties school library laboratory ' +
    'lab clinic surgery practice farm garden gardens studio salon gym centre center quality safety security hygiene compliance ' +
    'logistics finances payroll training recruitment api apis service services pipeline pipelines infrastructure codebase app apps application applications cluster servers revenue turnover presence running rota rotas schedule schedules event events partnership partnerships process processes'
  ).split(' '),
);

/** What is carried out. */
export const carriedOutThings: ReadonlySet<string> = new Set(
  'inspection inspections check checks repair repairs audit audits maintenance testing tests test surveys survey assessments assessment stocktake stocktakes takes measurements calibrations rounds patrols interviews evaluations analyses analysis research experiments'.split(
    ' ',
  ),
);
