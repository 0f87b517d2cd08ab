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
  cut: 'cut',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  feel: 'felt',
  find: 'found',
  fly: 'flew',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
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
  mean: 'meant',
  meet: 'met',
  oversee: 'oversaw',
  overcome: 'overcame',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  ride: 'rode',
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
  speak: 'spoke',
  spend: 'spent',
  split: 'split',
  stand: 'stood',
  swim: 'swam',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  undertake: 'undertook',
  understand: 'understood',
  upset: 'upset',
  wear: 'wore',
  weave: 'wove',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
};

/** Verbs that double their last consonant: "plan, planned, planning". */
export const doublingVerbs: readonly string[] =
  'plan stop ship chop map scan strip trim tap wrap log tag plug pitch-in commit permit refer transfer program swap cap drop fit top spot equip'.split(
    ' ',
  );

/** Regular verbs that open a statement of a CV, by base form. */
export const regularVerbs: readonly string[] = (
  'accept achieve act adapt add address adjust administer advance advise allocate analyse analyze answer apply appoint approve arrange assemble ' +
  'assess assign assist attend audit author automate award bake balance book boost brief broaden calculate call care carry chair change charge check ' +
  'clean clear close coach code collaborate collect combine communicate compare compile complete compose conduct configure connect consolidate ' +
  'construct consult contact contribute control convert convince cook coordinate correct counsel cover craft create curate customise customize ' +
  'debug decide decorate decrease defend define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose ' +
  'direct dispatch display dispense document double draft dress earn edit educate eliminate enable encourage engage engineer enhance ensure ' +
  'enter establish estimate evaluate examine exceed execute expand explain extend facilitate file fill film finish fix follow forecast format ' +
  'form formulate found fulfil fund gain gather generate greet grade guide halve handle harvest head help hire host identify illustrate implement ' +
  'import improve increase influence inform initiate innovate inspect inspire install instruct integrate interpret interview introduce invent ' +
  'invest investigate invoice issue join judge label launch lecture liaise lift list load lower maintain manage manufacture mark market master ' +
  'measure mediate mentor merge migrate minimise minimize mix model moderate modernise modernize modify monitor motivate move negotiate observe ' +
  'obtain offer open operate optimise optimize order organise organize outline own pack paint participate perform persuade photograph pick pilot ' +
  'place play polish position precept prepare present prevent price print prioritise prioritize process procure produce promote propose protect ' +
  'prove provide publish purchase raise rank reach receive recommend reconcile record recruit redesign reduce refactor refine register regulate ' +
  'rehearse remove renew renovate reorganise reorganize repair replace reply report represent request rescue research reserve resolve respond ' +
  'restock restore restructure review revise rewire roll rotate sample save schedule score screen seal search secure select separate serve service ' +
  'shape share sign simplify solve sort specify staff start steer stock store streamline strengthen structure study style submit supervise supply ' +
  'support survey sustain tailor target test trace track trade train translate transport treat triage triple troubleshoot tune tutor uncover unify ' +
  'unload update upgrade use utilise utilize validate value verify visit volunteer wash watch weigh weld welcome wire work adopt supervise style ' +
  'administer feature field fold forge host iron serve slice taste season plate brew pour wait deliver drive cater sanitise sanitize'
).split(' ');
