/** What interviewers ask for without naming it in the words that an answer would use. */
export interface Subject {
  /** How a question names it; over lower-case words. */
  asks: RegExp;
  /** What an answer about it speaks of; each stands for its synonyms too. */
  signs: readonly string[];
  /** Whether several other people are a sign of it. */
  isOfPeople?: true;
}

const words = (list: string) => list.split(' ');

/*
 * The subjects of structured interviews, after the competencies of OPM's guide (Structured Interviews, 2008), and what
 * belongs to the meaning of each. None names a trade, and none is a phrase to be rewarded: they tell only whether an
 * answer is about the subject at all.
 */
export const subjects: readonly Subject[] = [
  {
    asks: /\b(?:conflicts?|disagree(?:d|ment)?s?|argument|dispute|clash(?:ed)?|difficult (?:colleague|coworker|co-worker|person|team)|get along)\b/,
    signs: words(
      'conflict disagree argue quarrel fight shout angry upset complain refuse blame row tension rude annoyed defensive clash criticise apologise opinion insist accuse dispute unfair different',
    ),
  },
  {
    asks: /\b(?:deadlines?|under pressure|time pressure|stress(?:ful)?|short notice|tight schedule)\b/,
    signs: words(
      'deadline late hour day week month tomorrow tonight morning evening midnight hurry urgent rush date schedule time early delay overtime busy pressure stress quick fast finish',
    ),
  },
  {
    asks: /\b(?:fail(?:ed|ure|ures)?|mistakes?|went wrong|wrong decision|regret|did not go|didn't go)\b/,
    signs: words(
      'fail mistake wrong error lose forget miss fault regret apologise sorry blame overlook misunderstand break late ignore neglect drop damage complain waste ashamed embarrassed admit',
    ),
  },
  {
    asks: /\b(?:weakness(?:es)?|improve about yourself|areas? for (?:improvement|development)|struggle with|develop)\b/,
    signs: words(
      'weakness weak hard difficult struggle improve fail bad worse late forget avoid nervous shy afraid impatient disorganised slow tendency tend trouble problem cost mistake learn practise help uncomfortable dislike delegate perfectionist',
    ),
  },
  {
    asks: /\b(?:strengths?|good at|best at|skills? (?:do|would)|proud)\b/,
    signs: words(
      'strength strong good ability able skill trust rely patient careful quick calm reliable accurate organise solve explain know experience praise notice proud',
    ),
  },
  {
    asks: /\b(?:lead|led|leadership|leader|manag(?:e|ed) (?:a|other|people)|motivat(?:e|ed)|supervis(?:e|ed)|delegat(?:e|ed))\b/,
    signs: words(
      'lead leader manage supervise team train teach coach delegate motivate assign plan decide meeting guide responsible encourage direct organise crew staff colleague apprentice',
    ),
    isOfPeople: true,
  },
  {
    asks: /\b(?:team(?:work)?|collaborat(?:e|ed|ion)|work(?:ed|ing)? with (?:others|other people|someone))\b/,
    signs: words(
      'team together colleague help share support group join both partner crew department cooperate meeting agree everyone each coordinate',
    ),
    isOfPeople: true,
  },
  {
    asks: /\b(?:difficult|angry|unhappy|upset|demanding|dissatisfied) (?:\S+ )?(?:customers?|clients?|guests?|patients?|users?|passengers?|parents?)\b/,
    signs: words(
      'customer client guest patient user passenger parent visitor buyer complain angry refund apologise upset rude listen calm',
    ),
  },
  {
    asks: /\b(?:chang(?:e|es|ed)|adapt(?:ed)?|unexpected|flexib(?:le|ility)|new (?:system|process|way))\b/,
    signs: words(
      'change new adapt adjust switch move different learn suddenly sudden unexpected replace instead flexible introduce reorganise close lockdown system',
    ),
  },
  {
    asks: /\b(?:initiative|went beyond|above and beyond|without being asked|improv(?:e|ed|ement)|idea)\b/,
    signs: words(
      'idea suggest propose notice start introduce improve change create invent build organise volunteer offer new better set develop try',
    ),
  },
  {
    asks: /\b(?:problems?|challeng(?:e|es|ing)|obstacles?|difficult (?:situation|task|decision|project)|complex)\b/,
    signs: words(
      'problem fail break wrong difficult hard challenge fault late missing lose stop cause solve repair mend fix find complain shortage error issue trouble short down complicated',
    ),
  },
  {
    asks: /\b(?:achiev(?:e|ed|ement)s?|accomplish(?:ed|ment)s?|success(?:es|ful)?|proudest)\b/,
    signs: words(
      'achieve win finish build create save increase reduce grow improve pass award prize proud success complete launch open double best first',
    ),
  },
  {
    asks: /\b(?:feedback|critici[sz](?:ed|m))\b/,
    signs: words(
      'feedback criticise criticism review told comment suggest advice listen improve wrong mistake defensive change manager teacher say tell boss',
    ),
  },
  {
    asks: /\b(?:learn(?:ed|ing|t)?|new skill|taught yourself)\b/,
    signs: words(
      'learn study course teach practise read book train lesson understand exam new try watch ask skill',
    ),
  },
  {
    asks: /\b(?:priorit(?:y|ies|ise|ize|ised|ized)|several (?:tasks|projects)|multiple|organis(?:e|ed)|organiz(?:e|ed))\b/,
    signs: words(
      'priority urgent list first important plan calendar deadline order sort task later wait delegate schedule most time day week busy',
    ),
  },
  {
    asks: /\b(?:ethic(?:s|al)?|honest(?:y)?|integrity|dishonest|against the rules|unethical)\b/,
    signs: words(
      'honest wrong rule report lie cheat truth admit policy refuse steal trust right fair illegal secret confidential',
    ),
  },
  {
    asks: /\b(?:persuad(?:e|ed)|convinc(?:e|ed)|influenc(?:e|ed)|negotiat(?:e|ed|ion))\b/,
    signs: words(
      'persuade convince agree show argue explain figure proof refuse doubt accept offer price try demonstrate reason sceptical negotiate',
    ),
  },
  {
    asks: /\b(?:decisions?|decid(?:e|ed)|judg(?:e?ment)|choice)\b/,
    signs: words(
      'decide decision choose choice option risk weigh either risky cost consider advantage information judge',
    ),
  },
  {
    asks: /\b(?:leav(?:e|ing)|left) (?:your|the|that)\b/,
    signs: words(
      'leave end close contract grow learn change new move next redundant reduce year opportunity challenge want',
    ),
  },
  {
    asks: /\b(?:five years|ten years|future|career goals?|see yourself)\b/,
    signs: words(
      'year want hope become learn lead grow course qualification responsibility future own plan goal manage train',
    ),
  },
];
