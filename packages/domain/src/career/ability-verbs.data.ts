/** The verbs that the names of abilities begin with in ESCO v1.1.1 ("dress wounds"); names of knowledge begin with others. */
export const abilityVerbs: ReadonlySet<string> = new Set(
  (
    'abide accept acclimatise accommodate accompany accurise achieve acquire act adapt add address adhere ' +
    'adjust administer admit adopt advise advocate affix agree aid align allocate alter analyse anchor ' +
    'animate announce answer anticipate apply appraise appreciate approach approve archive arrange ' +
    'articulate ask assemble assess assign assist assume assure attach attend attract audit authenticate ' +
    'authorise automate avoid bake balance ban bathe be bend bind blast blend board boil bolt bond ' +
    'brainstorm breed brief bring browse brush budget buff build bundle buy calculate calibrate care ' +
    'carry carve cast catch caulk centre certify chair challenge change char chase check choose circulate ' +
    'clamp clarify classify clean clear climb clip close coach coat coil collaborate collect combine ' +
    'commission communicate compare compile complete comply compose comprehend compute concentrate ' +
    'conceptualise conclude concretise condense conduct confer configure conform confront connect ' +
    'conserve consider construct consult contact contain contextualise contribute control convert convey ' +
    'cook cool cooperate coordinate cope core correct correspond counsel count couple cover craft create ' +
    'crimp critique crush cue cultivate culture curate cure curl customise customize cut deal debug ' +
    'decant decide decode decontaminate decorate defend define degum delegate deliberate delineate ' +
    'deliver demagnetise demand demolish demonstrate deploy depurate deputise describe design detain ' +
    'detect determine develop devise diagnose differentiate dig digitise direct disaggregate disarm ' +
    'disassemble discern discharge discover discuss disinfect dismantle dispatch dispense display dispose ' +
    'disseminate distinguish distribute dive do document draft drain draw dress drill drip drive dry dump ' +
    'dye edit educate eject electroform eliminate embalm emboss embroider empathise employ empower empty ' +
    'enable encourage enforce engage engineer engrave enhance enlarge enrich ensure enter entertain ' +
    'escort establish estimate evacuate evaluate examine excavate exchange execute exercise exert expand ' +
    'explain express extinguish extract exude fabricate facilitate fasten feed fell ferment file fill ' +
    'filter find finish fit fix flavour focus follow follow-up forecast form formulate foster galvanise ' +
    'gather generate give glue grade grant greet grind groom grout grow guarantee guide hammer hand ' +
    'handle handover hang harden harmonise harness harvest haul have hear heat heed help hire hold host ' +
    'hunt identify immerse immobilise impart implant implement imprint improve improvise increase induce ' +
    'inflate influence inform initiate inject ink innovate insert inspect inspire install instruct ' +
    'integrate interact interface interfere interpret interrogate interrupt intervene interview introduce ' +
    'investigate involve iron irrigate issue join judge keep knead label launch lay lead learn liaise ' +
    'license light limit listen load locate log lop lubricate maintain make malt manage maneuver ' +
    'manipulate manoeuvre manufacture manure map mark match maximise measure meet melt memorise mentor ' +
    'migrate minimise minimize mitigate mix model moderate modify monitor moor motivate mould mount move ' +
    'nail navigate negotiate neutralise normalise notate notify nurse obey observe obtain offer officiate ' +
    'operate optimise orchestrate ordain order organise organize oversee own pack package paint pair ' +
    'parallel park parkerise participate pass patch patrol pave pay perceive perforate perform ' +
    'personalise persuade photograph pick pilot pin place plan plaster play pleat plot pluck polish pose ' +
    'position pour practice practise predict preheat prepare prescribe present preserve preset press ' +
    'prevent price prioritise process procure produce program programme promote prompt proofread ' +
    'propagate propose prospect protect provide prune publish pump purchase pursue push put quote rack ' +
    'raise reach react read rear rebuff receive recognise recognize recommend reconstruct record recruit ' +
    'rectify recycle redirect redistribute reduce refer refine refurbish register regulate rehabilitate ' +
    'rehearse reinforce relate relay remediate remove render renew repackage repair replace replicate ' +
    'report repossess represent reproduce rescue research reserve resolve respect respond restock restore ' +
    'restrain restrict retain review revise rewire rewrite ride rig rinse roast route run safeguard sand ' +
    'sanitise satisfy saturate saw scale scan schedule scoop screed screen sculpt seal search seat secure ' +
    'see seed seek segregate select sell send separate sequence serve service set settle setup sew shape ' +
    'share sharpen shift shine show shunt sift simplify simulate sing sketch slaughter slice smooth ' +
    'smoothen snap soak solder solicit solve sort speak specialise specify splice split spot spray spread ' +
    'stabilise stack stain stamp stand start stay steer sterilise stimulate stir stitch stock stop store ' +
    'stow strain stretch strip strive structure study stuff stun style submit suggest summarise supervise ' +
    'supply support survive suspend swim switch synchronise synthesise tabulate tackle tailor take tally ' +
    'taste tattoo teach tell temper tend test thatch think thread tie tip tolerate tow trace track trade ' +
    'train transcribe transfer translate transport transpose trap treat triage trim troubleshoot tune ' +
    'turn tutor type unbind understand undertake unload unmoor update upgrade upholster upsell use ' +
    'utilise vacuum validate value verify visit wash watch wax wear weigh welcome weld wind winterise ' +
    'wire witness work wrap write'
  ).split(' '),
);

/** Knowledge whose name begins like an ability: "stock control". */
export const subjectsLikeAbilities: ReadonlySet<string> = new Set([
  'audit techniques',
  'balance disorders',
  'check methods',
  'conduct ante-mortem veterinary health inspection',
  'contact lens fitting techniques',
  'control engineering',
  'control objectives for information and related technology',
  'control panel components',
  'control systems',
  'design drawings',
  'design principles',
  'design principles of containment systems',
  'design thinking',
  'differentiate between airfield lighting',
  'direct inward dialing',
  'discharge of collected waste',
  'distinguish ship construction methods',
  'distinguish types of saws',
  'document management',
  'document sharing procedures',
  'dry tumbling',
  'exercise physiology',
  'feed additives',
  'guide dog training methods',
  'hand gestures',
  'heat transfer processes',
  'influence of adjuvant treatment on radiotherapy',
  'influence of winds and currents in the steering of ships',
  'interview techniques',
  'manage healthcare staff',
  'manufacture of electrical wire products',
  'manufacture of wooden barrels',
  'match vessels to shipping routes',
  'model based system engineering',
  'paint spraying techniques',
  'play therapy',
  'polish',
  'press law',
  'process from cacao to chocolate',
  'process of animal fat purification',
  'research and development in textiles',
  'sand blasting machine parts',
  'screen printing inks',
  'screen printing machines',
  'screen printing process',
  'search engine optimisation',
  'search engines',
  'set theory',
  'spot welding machine parts',
  'spray finishing technology',
  'stock market',
  'store design layout',
  'style sheet languages',
  'supply chain management',
  'supply chain principles',
  'test leather chemistry',
  'test procedures',
  'thread rolling machine parts',
  'track geometry',
  'trade sector policies',
  'trade union regulations',
  'train cleaning procedures',
  'train operating procedures',
  'train planning',
  'train routes',
  'type of file',
  'understand fresh water ecosystems',
  'understand game species',
  'use of special equipment for daily activities',
  'vacuum distillation processes',
  'weigh in motion system',
  'wire harnesses',
  'work trains',
]);
