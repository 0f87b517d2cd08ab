import type { AdvertLanguage } from './advert-language.ts';

export const english: AdvertLanguage = {
  headings: {
    preferred: [
      'desirable', 'nice[- ]to[- ]haves?', 'preferred', 'bonus(?: points)?(?: if| for)?', '(?:big |extra )?plus(?:es)?', 'advantageous', 'extra credit', 'good to have',
      'it would be (?:great|nice|helpful|useful)', '(?:even better|extra points|brownie points|ideally)', '(?:what )?would be (?:great|nice|lovely|good)', 'not essential', 'assets?', 'it(?:[’\']s| is) an? (?:bonus|plus)', 'we(?:[’\']d| would) love',
    ],
    offer: [
      '(?:our |key |company |employee |your |some of the |the )*(?:benefits|perks|rewards?|package|compensation|remuneration|salary|pay|deal|offer)', '(?:what|why) we(?:[’\']ll| can| will)? (?:offer|give|provide|pay)', '(?:so )?what(?:[’\']s| is) in it', 'in return', 'we offer',
      'what (?:you(?:[’\']ll| will| can)? (?:get|receive|expect from us)|do you get)', 'why (?:join|work|us|you[’\']?ll love)', '(?:hours|terms|pay) and (?:pay|conditions|benefits|hours)', 'rewards? and benefits', 'perks and benefits', 'working hours',
    ],
    apply: [
      'how to apply', 'to apply', 'apply', 'applications?(?: process| deadline)?', 'appl(?:y|ying)', 'contact', 'next steps', 'closing date', 'equal[- ]opportunit\\p{L}*', 'equality', 'diversity', 'inclusion', 'our commitment', 'privacy', 'data protection',
      'cookies?', 'interview', 'recruitment process', 'interested', 'safeguarding statement', 'disclaimer', 'note to (?:recruiters|agencies)', 'you may also like', 'similar jobs', 'related', 'share this',
      'disclosure and barring', 'dbs', 'certificate of sponsorship', 'visa', 'eeo', 'accessibility', 'reasonable adjustments', 'pre[- ]employment', 'background checks?', 'hiring process',
    ],
    required: [
      '(?:(?:key|essential|minimum|job|basic|candidate|entry|the|our|person|main|role|your|general|mandatory) )*(?:requirements?|qualifications?|criteria|competenc(?:y|ies)|attributes|skills|knowledge|abilities)', 'essentials?', 'must[- ]haves?', 'what (?:you(?:[’\']ll| will)?|we) (?:need|bring|require|look for|want|expect)', 'what(?:[’\']s| is) (?:needed|required)',
      'what we(?:[’\']re| are) (?:looking for|after)', 'who (?:you are|we(?:[’\']re| are) (?:looking for|after)|are you)', 'about you', '(?:to be considered,? |to succeed,? )?(?:you(?:[’\']ll| will)?|candidates?|applicants?)(?: must| should| need| have| bring| will need| are| be)+',
      '(?:skills|experience|education|training|qualifications)(?:,| and| &| /)? .*', 'experience', 'education', 'skills', 'person spec(?:ification)?', 'your (?:profile|background|experience|skills)', '(?:the |our )?(?:ideal|successful) candidate', 'is this you', 'you', '(?:the |our )?(?:ideal )?person', 'needs?', 'candidates?', 'what we ask', 'we(?:[’\']re| are) looking for', 'do you have', 'required', 'licen[cs]es?', 'certifications?',
      '(?:does this sound|sound) like you', 'you(?:[’\']ll| might| may)? be (?:a )?(?:great|good|right)', 'we need', 'we expect', 'we ask',
    ],
    duties: [
      '(?:(?:key|main|your|core|primary|principal|essential|day[- ]to[- ]day|the|job|typical|general) )*(?:responsibilities|duties|tasks|accountabilities|functions|activities)', 'what you(?:[’\']ll|[’\']d| will| would)?(?: be)? (?:do|doing|own|work on)', 'a day in', '(?:about )?(?:the|this) (?:role|job|position|opportunity|work|post|vacancy|project)', 'your (?:role|mission|tasks|day|impact|work|challenge)', 'job (?:description|summary|overview|purpose|profile)',
      'day[- ]to[- ]day', '(?:role )?purpose', '(?:a )?(?:typical )?day in', 'you(?:[’\']ll| will)(?: be)?', 'role (?:overview|summary|description)', 'in this role', 'overview', 'position (?:summary|overview|description)', 'how you(?:[’\']ll| will)', 'the work', 'as (?:a|an|our) .*you(?:[’\']ll| will)',
    ],
    about: [
      'about (?!you|the (?:role|job|position|work|opportunity|post))', 'who we are', 'our (?:company|story|mission|team|values|culture|purpose|school|practice|trust|organisation)', 'the (?:company|team|organi[sz]ation|school|client|employer)', 'company', 'working (?:for|at) ', 'life at', 'why .+ exists', 'background', 'introduction', 'meet ', 'a bit about',
    ],
  },
  sentences: {
    apply: [
      'apply', 'applications?', 'applicants? (?:from|will)', '(?:your|an?|with (?:your )?)? ?cv (?:to|and|with)', 'resume to', 'closing date', 'close this vacancy', 'shortlist(?:ed|ing)?', 'equal opportunit(?:y|ies)', 'without regard to', 'regardless of', 'sexual orientation', 'disabilit(?:y|ies)', 'gender identity', 'ethnic', 'privacy', 'newsletter',
      'employment (?:agency|business)', 'recruitment agenc(?:y|ies)', 'disclosure and barring', 'rehabilitation of offenders', 'sponsorship', 'call [\\p{L}]+ on', 'ring (?:the|us)', 'email (?:us|your|a cv)', '^ask for', 'hear from you', 'interviews? will', 'we welcome', 'reasonable adjustments', 'background check', 'e-?verify', 'unsolicited', 'send (?:us|your|a)', 'drop (?:us|in)', 'pop in', 'canvassing', 'get in touch', 'no agencies',
    ],
    offer: ['we(?:[’\']ll| will| can)? (?:offer|provide|give|pay)', 'in return', 'you(?:[’\']ll| will) (?:get|receive|enjoy|also get)', 'benefits include', 'salary', 'pay (?:is|range)', 'is provided', 'entitled to'],
    about: ['we(?:[’\']re| are) (?:an?|the|one of|proud|rated|on a mission|part of|home to)', 'our (?:mission|values|clients|customers|story|team is) ', 'founded', 'established', 'since (?:19|20)\\d\\d', 'is (?:an?|the|one of|on a mission|part of|home to)', 'family[- ](?:run|owned)', 'we (?:believe|make|build|move|obsess|serve|operate|help|have been)', 'rated (?:good|outstanding)'],
    duties: ['you(?:[’\']ll| will)(?! need| have| get| receive| enjoy| bring| possess| hold| ideally)', '(?:the )?(?:successful (?:candidate|applicant)|post ?holder|role) (?:will|is)', 'responsib(?:le|ility|ilities) for', 'duties', 'the role', 'the job', 'reporting to', 'to cover', 'tasks', 'your job'],
    required: ['must', 'you(?:[’\']ll| will)? (?:need|have|hold|bring|possess|are|should)', 'required', 'essential', 'experience (?:of|in|with|as|using|working)', 'experienced', 'knowledge', 'able to', 'ability', 'looking for (?:someone|somebody|a person|people|candidates)', 'candidates? (?:must|should|will|need|with)', 'applicants? (?:must|should|need)', 'we(?:[’\']d| would)? (?:need|want|expect|require|like you|ask)', 'proficien(?:t|cy)', 'qualified', 'licen[cs]e', 'skills', 'familiar(?:ity)?', 'degree', 'if you(?:[’\']ve| have| can)', '(?:do|can|have) you', 'understanding'],
  },
  preferred: [
    'desirable', 'desired', 'nice[- ]to[- ]haves?', 'nice', 'preferred', 'preferably', 'ideally', 'an? (?:(?:real|big|definite|strong|distinct|huge|great|major) )?(?:plus|bonus|advantage|asset)', '(?:is|are|be) (?:an? )?(?:advantage|advantageous|asset|plus|bonus|beneficial|helpful|useful)', 'advantageous', 'bonus points?', 'bonus if', 'would be (?:great|nice|helpful|useful|good|ideal)', 'helpful but', 'but not (?:essential|required|necessary|needed)', 'not (?:essential|needed|required|necessary|a must)', 'is welcome', 'not a deal[- ]?breaker', 'a plus', 'beneficial', 'would help', 'helps', 'even better', 'optional', 'would love', 'can be (?:learned|learnt|taught)', 'highly regarded', 'well regarded', 'preferable', 'lovely', 'welcome but', 'assets?',
  ],
  required: ['must(?: have)?', 'essential', 'required', 'mandatory', 'is a must', 'necessary'],
  waived: ['no (?:\\p{L}+ )?(?:experience|qualifications?|degree|knowledge) (?:is )?(?:needed|necessary|required)', 'not (?:needed|required|necessary|asked for)', '(?:is|are) not (?:needed|required|necessary)', 'no [^.,;]{2,40}? (?:is |are )?(?:needed|necessary|required)', 'no need (?:for|to)', '(?:you )?do(?:n[’\']t| not) need', 'without (?:any )?(?:experience|knowledge)', 'no (?:prior|previous)'],
  experience: ['experience', 'experienced', 'practice', 'post[- ]?qualif\\p{L}+', 'background', 'track record', 'pqe', 'working', 'in (?:a|the|an) (?:similar|same|comparable|related|relevant)', 'driving', 'role'],
  atLeast: ['at least', 'minimum', 'min\\.?', 'no less than', 'not less than', 'more than'],
  edges:
    'related closely equivalent comparable similar field discipline subject you must should will would have has need hold bring possess be can are is know how like want expect someone candidates applicants a an the our your their its own all any some other various current valid full clean recent relevant new daily weekly monthly general different appropriate both ' +
    'very highly strong solid good great excellent proven sound basic deep advanced expert level expert-level hands-on hands working thorough extensive demonstrable demonstrated previous prior practical professional outstanding exceptional broad in-depth clear up-to-date intermediate effective accurate robust fluent confident comfortable competent skilled proficient familiar experienced trained qualified adept capable able willing happy keen used responsible comprehensive detailed high-quality ' +
    'experience knowledge understanding grasp command awareness appreciation familiarity proficiency competence competency expertise background track record history ability capacity willingness confidence use exposure aptitude passion interest skill skills training year years minimum least with in of to for as using on such including work ideally preferably plus etc ' +
    'carry carrying out perform performing undertake undertaking provide providing deliver delivering support supporting assist assisting help helping maintain maintaining keep keeping ensure ensuring manage managing develop developing design designing build building write writing create creating lead leading own owning run running conduct conducting handle handling complete completing prepare preparing produce producing implement implementing contribute contributing participate participating take taking part make making be being oversee overseeing monitor monitoring coordinate coordinating liaise liaising do doing get getting having demonstrate demonstrating operate operating essential desirable required preferred must also well',
  knowledge: 'experience knowledge understanding skill skills proficient proficiency familiar familiarity background expertise competence ability use using',
  means: 'with using via in of',
  and: ['and', 'plus'],
  joins: 'of the',
  ends: 'field discipline subject skill skills experience knowledge understanding training year years level etc also well too essential desirable required preferred advantageous plus using work ability minimum role similar equivalent asset advantage bonus standard',
  splits:
    'for within in on at to from across that which who where when while so by before after during through throughout into between under over per as is are will would if because alongside about against around than until towards upon via be can with using including such our their your we you they it this these those not but if has have',
  papers: ['licen[cs]es?', 'tickets?', 'cards?', 'certificates?', 'certification', 'certified', 'registration', 'registered', 'pin', 'accreditation', 'qualification', 'accredited', 'chartered', 'membership', 'permit', 'clearance', 'dbs', 'vetting', 'qts', 'coding'],
  benefits: ['holidays?', '(?:annual |sick |parental |maternity |paternity |study )?leave', 'pension', 'parking', 'uniform', 'discounts?', 'bonus(?:es)?', 'insurance', 'schemes?', '401\\(?k\\)?', 'pto', 'gym', 'tips', 'super(?:annuation)?', 'meals?', 'overtime', 'time and a half', 'weekly pay', 'training provided', 'stipend', 'allowance', 'equity', 'stock options', 'share options', 'commission', 'nursery', 'childcare', 'healthcare', 'health', 'life assurance', 'vouchers?', 'coupons?', 'free', 'subsid\\p{L}+', '\\p{L}+ cover', 'roster', 'breaks', 'options', 'esops?', '403\\(b\\)', '401k', 'tuition', 'profit sharing', 'premiums?', '\\d-day week', 'volunteer day', 'mortgages?', 'canteen', 'facility', 'loan', 'budget', 'workwear', 'tools', 'mentor', 'rdo', 'ute', 'fuel card', 'phone', 'birthday', 'courses', 'flexi(?:ble|time)?', 'accommodation', 'relocation', 'company car', 'laptop', 'progression', 'employee assistance', 'cycle to work', 'enhanced', 'paid', '\\d+ ?% off', 'vacation', '\\d+ days', 'sick pay'],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
}; // prettier-ignore
