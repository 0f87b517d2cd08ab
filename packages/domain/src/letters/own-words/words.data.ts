/**
 * Words by what they say of the phrase they open or stand behind, for `one-of.ts`: parts of regular expressions, `_` for a
 * space.
 */

/** What somebody is: "keen", "reliable". */
export const qualities = `
  able adaptable ambitious approachable articulate attentive available based bilingual calm careful caring certified
  cheerful committed confident conscientious creative curious dedicated dependable determined diligent disciplined eager
  easy-?going efficient energetic enthusiastic excited experienced fascinated fit flexible fluent focuss?ed free friendly
  glad hard[-_]?working hands[-_]on happy helpful honest impressed inspired interested keen kind late licen[sc]ed loyal
  meticulous motivated not_afraid on_time open organi[sz]ed out_of_work outgoing passionate patient polite positive precise
  proactive proud punctual qualified quick ready reliable resilient resourceful respectful responsible self-employed
  self-?motivated sensible skilled sociable strong supportive thorough thoughtful tidy tolerant trustworthy unemployed
  versatile warm-?hearted willing
`;

/** The same in a list of strengths, where no noun can follow. */
export const qualitiesAlone = `
  clean clever fast funny gentle independent intelligent loving mature neat professional quiet safe self-confident sensitive
  serious smart sporty warm
`;

/** How much, how often. */
export const degrees =
  'still very really always never also quite so extremely highly both now currently already fully well';

/** What follows a quality that stands by itself: "keen to", "free on", not "keen eye". */
export const behindQuality = `
  to for on from at in any about with of by under because as when since after even where wherever immediately weekends
  evenings nights mornings anytime most every all now straight full part \\d+
`;

/** Who somebody is: "a single mum", "a quick learner". */
export const persons = `
  mum mom mother dad father parent student graduate pensioner veteran refugee school_leaver fan regular teacher nurse soldier
`;
export const personKinds = `
  single retired former recent proud working young mature final[-_]year first[-_]year second[-_]year third[-_]year
  full[-_]time part[-_]time stay[-_]at[-_]home lifelong regular
`;
export const doers = `
  learner player worker listener communicator leader starter person speaker thinker typist driver timekeeper organi[sz]er
  swimmer
`;
export const doerKinds =
  'team quick fast hard good great strong keen natural excellent self people morning native born lifelong careful safe';

/** What somebody is about to do: no thing that draws them. */
export const underWay = `
  looking_for looking_to looking_forward hoping_to seeking searching_for trying_to planning_to studying training_to
  training_as retraining moving_to moving_back moving_away moving_house moving_in relocating living_in going_back going_to
  returning_to leaving retiring expecting starting_a starting_my starting_at starting_with
`;

/** Past forms that are hardly ever said of a thing, as "trained" and "experienced" are. */
export const onlyDeeds = `
  was had did got went grew left came began became started studied worked moved lived saw heard met ran won wrote taught took
  gave made bought sold kept spent looked helped visited volunteered joined finished passed graduated served led stayed read
  beat
`;

/** What follows a verb in the past, and no noun that it describes. */
export const behindDeed = `
  a an the my our your their his her its this these all every each some many over more up out off on in at for from to with
  by about as into through until till around since because there here back down away together alongside past across along
  between how what people customers? clients? children kids patients? guests? school targets? sales costs goals records
  expectations one two three four five six seven eight nine ten
`;

/** What was done to somebody: "promoted twice" is "was promoted twice". */
export const bestowed = `
  recommended referred invited raised born brought_up promoted awarded selected chosen nominated voted elected appointed
  made_redundant let_go
`;

/** Third persons that a person is spoken of with and that {@link verbForm} does not list. */
export const habits = `
  asks cares does finds gets gives goes has knows loves likes says shows stays thinks treats tries turns wants works listens
  learns helps
`;

/** What follows a verb in the third person, and no noun: "helps younger pupils", not "works of art". */
export const behindHabit = `
  a an the my our your their his her its this all every each some people staff others everyone everybody customers? children
  hard well fast late early up out on with under younger older how what when like both
`;

/** Verbs that open what writers say of themselves without "I". */
export const wishes = `
  want love enjoy like admire hope wish believe respect prefer know need(?!_for\\b) speak feel understand have would_love
  would_like would_be don['’]t do_not live_(?:in|near|at|with|close|on|by|next|nearby|round|around|just|only|here|locally|\\d)
`;

/** Words that end like those of people at work, and are none. */
export const noRoles = `
  over after under number other another never whatever order paper summer winter computer customer consumer water power
  career matter letter offer corner either rather together better longer larger smaller higher lower major minor interior
  exterior senior junior prior poor floor door error labou?r behaviou?r humou?r honou?r favou?r colou?r elegant important
  relevant brilliant pleasant restaurant plant grant constant instant significant former later further proper super inner
  outer user layer chapter quarter hour year manner gender border dinner leather weather shower flower tower cover answer
  member
`;
export const rolesOfOtherForm = `
  nurse chef cook clerk maid guard guide coach waitress hostess barista intern apprentice au_pair nanny
`;

/** Nouns that need an article in a sentence, and what may stand before them. */
export const countedNouns = `
  licen[sc]e ethic knowledge background understanding record eye sense command grasp job role position post offer opportunity
  challenge company team reputation chance change place school hospital kitchen shop workplace environment atmosphere
  culture salary mission vision product brand contract career future commute start step direction move business firm charity
  employer boss manager mix range balance vibe
`;
export const countedKinds = `
  new better different other great good nice exciting full[-_]time part[-_]time permanent strong friendly big small local
  career job unique real wonderful fantastic amazing interesting rewarding challenging steady stable lovely healthy positive
  clear warm young modern fresh secure serious short shorter long longer full clean driving work valid excellent solid deep
  sound proven basic keen
`;
export const behindCounted =
  'in for from with at of near close to that where which and on as elsewhere nearby abroad';

export const qualifications = `
  PhD DPhil MPhil MSc MA MBA MEng BSc BA BEng BCom LLB LLM PGCE HND HNC NVQ BTEC T[-_]level first[-_]class_degree degree diploma
  certificate bachelor(?:['’]?s)? master(?:['’]?s)? apprenticeship internship traineeship placement boot_?camp
`;

/** Words that a phrase may open with and that are no names. */
export const ordinary = `
  the a an their your its our my his her this that these those how what more less no not being all some many most both every
  each with for in from to two three four five six seven eight nine ten twelve
  good great strong small large better new local regular short long shorter longer interesting modern sustainable social
  creative flexible free fast fresh high low old young real safe healthy happy helpful honest hard clean clear close common
  daily weekly early late easy fair full green exciting international global national public private medical technical
  digital financial commercial professional practical positive personal friendly electric electrical renewable natural nice
  lovely beautiful excellent fantastic wonderful amazing different similar simple warm wide big bigger best part-time
  full-time
  people work time years patients? child children students? customers? clients? teams? quality care training support family
  health friends? references culture career values? salary money growth food location mission holidays? animals nature books
  music art sports? science research teaching nursing design fashion cars clothes products projects services? software jobs?
  hours shifts pay office company business opportunity opportunities chance room numbers stability security reputation
  experience knowledge
`;
