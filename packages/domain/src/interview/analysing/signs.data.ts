/*
 * Closed classes of English words that answers and questions are read by, apart by strokes. A star stands for any ending;
 * several words are a phrase. None names a trade or a subject.
 */

/** Words that tie others into a sentence: a heap of terms has hardly any. */
export const ties =
  "a|an|the|this|that|these|those|i|me|my|we|us|our|you|your|he|him|his|she|her|it|its|they|them|their|who|which|what|when|where|why|how|is|are|am|was|were|be|been|being|have|has|had|do|does|did|will|would|can|could|should|may|might|must|not|no|of|to|in|on|at|by|for|from|with|without|into|over|up|out|off|about|after|before|until|through|as|if|than|then|so|because|while|and|or|but|there|all|some|any|each|every|i'm|i've|i'd|i'll|we're|we've|we'd|you're|it's|that's|don't|didn't|doesn't|isn't|wasn't|can't|couldn't|wouldn't";

/** Forms of irregular verbs that tell of something that is over. */
export const pastForms =
  'was|were|had|did|went|got|made|took|gave|told|said|saw|came|ran|found|kept|held|brought|built|bought|caught|chose|dealt|drew|drove|fell|felt|flew|grew|heard|knew|laid|led|left|lent|lost|meant|met|paid|rang|read|rode|rose|sang|sat|sent|set|shot|showed|slept|sold|sought|spent|spoke|split|spread|stood|stuck|stopped|swam|swept|swore|taught|thought|threw|understood|wore|won|wrote|began|became|broke|cut|put|hit|let|shut|lit|fought|forgot|froze|hung|hid|hurt|quit|shook|slid|spun|stole|struck|tore|woke|wound|overcame|oversaw|rebuilt|rewrote|undertook|withdrew';
/** Verbs of being, having, knowing and feeling: nothing comes about by them. */
export const states =
  'am|is|are|was|were|be|been|have|has|had|know*|knew|think*|thought|believe*|feel*|felt|like|likes|liked|love*|want*|need*|hope*|understand|understood|enjoy*|own|owned|seem*|mean|means|meant|prefer*|hate*|wish*|remember*|belong*|tend*|matter*|used';
/** What may stand between a subject and its verb. */
export const between =
  "also|then|just|always|never|often|usually|first|finally|once|still|quickly|soon|only|even|not|ever|really|actually|basically|immediately|personally|therefore|later|now|didn't|don't|um|uh";
export const auxiliaries = "have|has|had|did|do|does|i've|we've|am|is|was|were|i'm|we're|been";
export const conditional =
  "would|could|should|might|i'd|we'd|will|i'll|we'll|can|may|must|am going to|i'm going to";

/** An answer that says there is none. */
export const noAnswer =
  "i do not know|i don't know|i dont know|don't really know|i do not have|i don't have|no idea|no answer|no comment|not sure|think of one|think of any|think of anything|can't remember|cannot remember|never had|nothing comes to mind|pass";

/** What had to be done, and whose task it was. */
export const taskSigns =
  'had to|needed to|need to|have to|was asked|were asked|was told|were told|was supposed|was meant|was expected|was responsible|were responsible|in charge|asked me to|told me to|my job|my task|my role|my goal|my aim|my part|my responsibility|our job|our task|our goal|the goal|the aim|the task|the target|the challenge|the deadline|up to me';
/** Where and when something was. */
export const sceneSigns =
  'when i|while i|when we|at my|at the time|in my last|in my first|in my previous|in my current|last year|last month|last week|last summer|last winter|years ago|months ago|weeks ago|year ago|one day|one morning|one evening|one night|there was|there were|we had|i was working|i worked at|i worked for|i work at|i work for|back then|back in';
/** What came of it, and what was taken from it. */
export const resultSigns =
  'as a result|in the end|at the end|by the end|since then|ever since|the result|the outcome|ended up|end up|which meant|that meant|from then on|to this day|eventually|so now|these days|afterwards|no longer|halved|doubled|tripled|learned|learnt|taught me|lesson|next time|looking back|complained|thanked|praised|satisfied';
export const orderSigns =
  'first|firstly|then|next|after that|afterwards|later|finally|at the end|once|before|second|secondly';
export const reasonSigns =
  "because|since|so that|in order to|to make sure|which is why|that's why|the reason|otherwise";
export const ofThem =
  'you|your|yours|here|this company|this firm|this school|this hospital|this team|this role|this job';

export const hedges =
  "i guess|i suppose|maybe|perhaps|probably|possibly|kind of|sort of|somewhat|hopefully|i'm not sure|i am not sure|i'm not really sure|more or less|or something|and stuff";
/** After Goetz 2013 and Corley & Stewart 2008: sounds of hesitation, and words said for them. */
export const fillers = 'um|umm|uhm|uh|uhh|er|erm|hm|hmm|you know|i mean|basically|literally|to be honest';
export const swearing = 'fuck*|shit*|bullshit|bitch*|asshole*|arsehole*|bastard*|cunt*|wanker*|motherfuck*';

/** Words by which interviewers ask anything at all: no answer is about them. */
export const frame =
  'tell describe explain share talk walk discuss outline provide mention example situation occasion instance moment thing something anything someone somebody way kind type yourself approach happen ask answer question think know see feel want need like good great well much best last ever recent specific brief detail please show say why now greatest first both next half turn matter figure result step outcome action case reason point task context background impact lesson used concrete real part two three few reach own role';

/** How a question asks for something that happened. */
export const asksForStory =
  'a time|an occasion|a situation when|a situation where|a situation in which|the last time|have you ever|did you|you have had|tell me about a|tell me about an|tell me about one|tell me about something|tell me about the last|tell us about a|tell us about an|tell us about one|describe a|describe an|describe one|describe something|describe the last|an example of';
export const asksForPlan =
  'what would you do|what would you bring|what would you improve|what would you contribute|what would you change|what could you bring|what will you bring|how would you|imagine|suppose|what if|if you started|if you were|if you got|if you joined|if you had';
export const asksForMotive =
  'why do you|why did you|why are you|why would you|why have you|why should|why this|why us|why our|why we|what attracts|what draws|what interests|what made|what do you know about';
export const asksOfThem = 'us|our|here|this job|this role|this post|this position|this company|this work';
export const asksOfYourself =
  'about yourself|describe yourself|who are you|strength*|weakness*|see yourself|walk me through your|walk us through your';

/** What a model's remark may not speak of: scores and hiring, and how somebody sounds or looks. */
export const unseen =
  'score|scored|scores|grade*|rating|mark|marks|points|hire|hired|reject*|voice|accent|tone|pronunciation|face|smile|eye contact|body language|posture|native|gender|age';
