/** Past tense of irregular verbs that CVs use, by base form. */
export const irregularPasts: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  fall: 'fell',
  feed: 'fed',
  feel: 'felt',
  find: 'found',
  fly: 'flew',
  get: 'got',
  give: 'gave',
  go: 'went',
  grind: 'ground',
  grow: 'grew',
  hang: 'hung',
  have: 'had',
  hear: 'heard',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  learn: 'learned',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  overcome: 'overcame',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  retell: 'retold',
  rewrite: 'rewrote',
  ride: 'rode',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  sew: 'sewed',
  shoot: 'shot',
  show: 'showed',
  sing: 'sang',
  sit: 'sat',
  speak: 'spoke',
  spend: 'spent',
  split: 'split',
  spread: 'spread',
  stand: 'stood',
  stick: 'stuck',
  sweep: 'swept',
  swim: 'swam',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  undergo: 'underwent',
  undertake: 'undertook',
  upsell: 'upsold',
  resell: 'resold',
  outsell: 'outsold',
  understand: 'understood',
  upset: 'upset',
  wear: 'wore',
  weave: 'wove',
  win: 'won',
  wind: 'wound',
  withdraw: 'withdrew',
  write: 'wrote',
};

/** Verbs that double their last consonant: "plan, planned, planning". */
export const doublingVerbs: readonly string[] = (
  'plan stop ship shop chop map scan strip trim tap wrap log tag commit permit refer transfer program swap cap drop fit top ' +
  'spot equip mop pin plug rub step submit transmit admit prep blog vlog debug defer sum total-up model-up skim whip bag'
).split(' ');

/** Regular verbs that open a statement of a CV, by base form. */
export const regularVerbs: readonly string[] = (
  'accept accompany achieve acquire act adapt add address adjust administer adopt advance advertise advise advocate align allocate ' +
  'analyse analyze animate annotate answer apply appoint appraise approve argue arrange assemble assess assign assist attend ' +
  'audit author automate award bake balance bandage bathe benchmark bill board bond book boost bottle brew brief broaden ' +
  'butcher calculate calibrate call campaign care carry cater certify chair champion change charge chauffeur check clarify ' +
  'clean clear close coach code collaborate collate collect colour color combine communicate compare compile complete compose ' +
  'conceive conclude conduct configure connect conserve consolidate construct consult contact contribute control convert ' +
  'convince cook cooperate coordinate copy correct correspond counsel count cover craft create cultivate curate customise ' +
  'customize dance decide decorate decrease defend define delegate deliver demonstrate deploy describe design detect determine ' +
  'develop devise diagnose digitise digitize direct disassemble discharge discover discuss dispatch dispense display dispose ' +
  'dissect distribute document double draft dress drill earn edit educate eliminate employ empty enable encourage enforce ' +
  'engage engineer enhance enlarge enrol ensure enter establish estimate evaluate examine exceed excavate execute exercise ' +
  'exhibit expand experiment explain explore extend extract facilitate fabricate feature field file fill film finalise ' +
  'finalize finish fix fold follow forecast forge form format formulate foster found fulfil fulfill fund gain gather generate ' +
  'govern grade grant greet guide halve handle harvest haul head heal help highlight hire host house identify illustrate ' +
  'implement import improve increase influence inform ingest initiate innovate inspect inspire install instruct insulate ' +
  'insure integrate interpret interview introduce invent invest investigate invigilate invoice iron issue join judge justify ' +
  'label launch lecture liaise lift link list listen litigate load look lower maintain manage manufacture mark market master ' +
  'measure mediate mend mentor merchandise merge migrate minimise minimize mix model moderate modernise modernize modify ' +
  'monitor motivate move negotiate observe obtain offer open operate optimise optimize order organise organize orient outline ' +
  'own pack package paint park participate partner perform persuade phone photograph pick pilot pioneer pitch place plant ' +
  'plate play polish position post pour practise practice precept predict prepare prescribe present preserve press prevent ' +
  'price print prioritise prioritize process procure produce profile project promote proofread propose protect prototype prove ' +
  'provide publish pull purchase push qualify query question raise rank reach react rebook rebrand receive recommend reconcile ' +
  'record recover recruit recycle redesign reduce refactor refine refurbish register regulate rehearse release relocate remove ' +
  'render renew renovate rent reorganise reorganize repair replace replenish reply report represent request rescue research ' +
  'reserve resolve respond restock restore restructure retain retouch retrain reunify reuse revamp reverse review revise revive ' +
  'rewire roast roll rotate route safeguard salvage sample sanitise sanitize save scale schedule score scrape screen scrub seal ' +
  'search season secure seed select separate sequence serve service settle shadow shampoo shape share sharpen shave shelve shift ' +
  'shop shorten sign simplify simulate sketch slice solder solve sort source specify stabilise stabilize stack staff stage ' +
  'standardise standardize start steer sterilise sterilize stitch stock store strengthen streamline structure study style ' +
  'subcontract substitute succeed suggest summarise summarize supervise supply support survey sustain switch tackle tailor take-over talk ' +
  'target taste test thread tidy tile time touch tour trace track trade train transcribe transform translate transport travel ' +
  'treat triage trial triple troubleshoot tune turn tutor type typeset uncover unify unload unpack update upgrade upsell use ' +
  'utilise utilize vaccinate vacuum validate value verify view visit visualise visualize volunteer wait walk warm wash watch ' +
  'water weigh welcome weld widen wipe wire work'
).split(' ');
