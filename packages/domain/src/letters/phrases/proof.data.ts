import { inEveryTone, type Phrasings } from '../phrase.ts';

/**
 * Sentences around what the CV shows; our own. `{deed}` begins with a verb: "led a team of 12". No phrasing holds a
 * figure, rank or name of its own, since the fact gate would refuse it.
 */
export const proof = {
  /** The newest job that goes on. `{title}` stands with its article where it needs one. */
  current: {
    professional: [
      'As {title} at {employer}, I {deed}.',
      'In my current job as {title} at {employer}, I {deed}.',
      'At {employer}, where I work as {title}, I {deed}.',
      'At {employer}, I {deed}.',
      'In my current job as {title}, I {deed}.',
    ],
    enthusiastic: [
      'At {employer}, where I am {title} today, I {deed}.',
      'As {title} at {employer}, I {deed}.',
      'At {employer}, I {deed}.',
      'As {title}, I {deed}.',
    ],
    formal: [
      'In my present capacity as {title} at {employer}, I {deed}.',
      'As {title} at {employer}, I {deed}.',
      'At {employer}, I {deed}.',
      'In my present capacity as {title}, I {deed}.',
    ],
    friendly: [
      "These days I'm {title} at {employer}, where I {deed}.",
      'At {employer}, where I work as {title}, I {deed}.',
      'At {employer}, I {deed}.',
      "These days I'm {title}, and I {deed}.",
    ],
  },
  /** The same, where the letter has named that job already. */
  here: {
    professional: ['At {employer}, I {deed}.', 'In my present job, I {deed}.'],
    enthusiastic: ['At {employer}, I {deed}.', 'In my present job, I {deed}.'],
    formal: ['At {employer}, I {deed}.', 'In my present post, I {deed}.'],
    friendly: ['At {employer}, I {deed}.', 'In my job now, I {deed}.'],
  },
  /** A job that is over and the first to be named. */
  last: {
    professional: [
      'As {title} at {employer}, I {deed}.',
      'During my time as {title} at {employer}, I {deed}.',
      'At {employer}, I {deed}.',
      'As {title}, I {deed}.',
    ],
    enthusiastic: [
      'As {title} at {employer}, I {deed}.',
      'When I was {title} at {employer}, I {deed}.',
      'At {employer}, I {deed}.',
      'As {title}, I {deed}.',
    ],
    formal: [
      'In my capacity as {title} at {employer}, I {deed}.',
      'While employed as {title} at {employer}, I {deed}.',
      'At {employer}, I {deed}.',
      'In my capacity as {title}, I {deed}.',
    ],
    friendly: [
      'When I was {title} at {employer}, I {deed}.',
      'At {employer}, as {title}, I {deed}.',
      'At {employer}, I {deed}.',
      'When I was {title}, I {deed}.',
    ],
  },
  /** A job before the one just named. */
  earlier: {
    professional: [
      'Before that, as {title} at {employer}, I {deed}.',
      'Earlier, at {employer}, where I worked as {title}, I {deed}.',
      'My earlier work as {title} at {employer} adds to this: I {deed}.',
      'Before that, at {employer}, I {deed}.',
      'Before that, as {title}, I {deed}.',
    ],
    enthusiastic: [
      'Before that I was {title} at {employer}, where I {deed}.',
      'My job before that was as {title} at {employer}, where I {deed}.',
      'Before that, at {employer}, I {deed}.',
      'Before that, as {title}, I {deed}.',
    ],
    formal: [
      'Previously, as {title} at {employer}, I {deed}.',
      'In my previous post as {title} at {employer}, I {deed}.',
      'Previously, at {employer}, I {deed}.',
      'Previously, as {title}, I {deed}.',
    ],
    friendly: [
      'Before that I was {title} at {employer}, where I {deed}.',
      'Earlier on, as {title} at {employer}, I {deed}.',
      'Before that, at {employer}, I {deed}.',
      'Before that, as {title}, I {deed}.',
    ],
  },
  /** A further deed of the job just named. */
  further: {
    professional: ['I also {deed}.', 'Alongside this, I {deed}.', 'Beyond that, I {deed}.'],
    enthusiastic: ['I also {deed}.', 'On top of that, I {deed}.', 'And I {deed}.'],
    formal: ['I also {deed}.', 'In addition, I {deed}.', 'Furthermore, I {deed}.'],
    friendly: ['I also {deed}.', 'As well as that, I {deed}.', 'Besides that, I {deed}.'],
  },
  /** Two further deeds of one tense in one sentence. */
  pair: {
    professional: ['I also {deed}, and {next}.', 'Besides that, I {deed}, and I {next}.'],
    enthusiastic: ['I also {deed}, and I {next}.', 'On top of that, I {deed} and {next}.'],
    formal: ['I also {deed}, and {next}.', 'Furthermore, I {deed}, and I {next}.'],
    friendly: ['I also {deed}, and I {next}.', 'Besides that, I {deed}, and {next}.'],
  },
  /** A deed that no job is named for. */
  own: {
    professional: ['I {deed}.', 'To give an example, I {deed}.', 'I also {deed}.'],
    enthusiastic: ['I {deed}.', 'I am glad to say that I {deed}.', 'I also {deed}.'],
    formal: ['I {deed}.', 'By way of example, I {deed}.', 'I also {deed}.'],
    friendly: ['I {deed}.', 'For example, I {deed}.', 'I also {deed}.'],
  },
  /** What the form says of earlier work. */
  background: {
    professional: ['I {deed}.', 'I also {deed}.', 'Besides that, I {deed}.'],
    enthusiastic: ['I {deed}.', 'I also {deed}.', 'And I {deed}.'],
    formal: ['I {deed}.', 'I also {deed}.', 'In addition, I {deed}.'],
    friendly: ['I {deed}.', 'I also {deed}.', 'And I {deed}.'],
  },
  /** Skills that the advert names and the examples show. */
  asked: {
    professional: [
      'Your advertisement asks for {asked}, and I can speak to that from my own work.',
      'You ask for {asked}, and I can offer examples of both the work and its results.',
      'Of what you list, {asked} will be most familiar to me.',
    ],
    enthusiastic: [
      'You are looking for {asked}, and that is work I know and like.',
      'In your advertisement {asked} caught my eye, because that is work I do already.',
    ],
    formal: [
      'Your advertisement names {asked} among its requirements, and I {should} like to set out my experience there.',
      'With regard to {asked}, which your advertisement requires, I can offer the following.',
    ],
    friendly: [
      "You're asking for {asked}, so here is what I've done there.",
      "Your advert mentions {asked}, and that's familiar ground.",
    ],
  },
  /** Skills that the advert names and the examples do not show, but the CV lists. */
  also: {
    professional: [
      'You also mention {also}, which my background covers.',
      'My background also covers {also}, which you mention.',
    ],
    enthusiastic: ['You will find {also} in my background, too.', 'I can add {also} to that.'],
    formal: ['My experience extends to {also}, which you likewise mention.', 'I can also offer {also}.'],
    friendly: ['You also mention {also}; I can help there too.', "I'm at home with {also} as well."],
  },
  languages: {
    professional: ['I speak {languages}.'],
    enthusiastic: ['I speak {languages}, too.'],
    formal: ['I speak {languages}.'],
    friendly: ['And I speak {languages}.'],
  },
  /** What the proof comes to. */
  bridge: {
    professional: [
      'This is the experience I would bring to {company}.',
      'I would put this experience to work at {company}.',
    ],
    enthusiastic: [
      'All of this I would love to bring to {company}.',
      'I would love to put all of that to work at {company}.',
    ],
    formal: [
      'I am confident that this experience would be of use to {company}.',
      'I would gladly place this experience at the service of {company}.',
      'I believe that this experience would serve {company} well.',
    ],
    friendly: ["That's what I'd bring to {company}.", 'I think all of that would be at home at {company}.'],
  },
  skills: {
    professional: ['My strengths are {skills}.', 'What I can offer beyond that is {skills}.'],
    enthusiastic: ['What I bring with me is {skills}.', 'My strengths are {skills}.'],
    formal: ['My particular strengths are {skills}.', 'I can further offer {skills}.'],
    friendly: ["I'm at my best with {skills}.", 'What I bring along: {skills}.'],
  },
  /** What somebody is, beside what somebody can do. */
  traits: {
    professional: ['I am {traits}.'],
    enthusiastic: ['I am {traits}.'],
    formal: ['I am {traits}.'],
    friendly: ["I'm {traits}."],
  },
  qualifications: {
    professional: ['My qualifications include {qualifications}.', 'I hold {qualifications}.'],
    enthusiastic: ['My training includes {qualifications}.', 'I also hold {qualifications}.'],
    formal: ['My formal qualifications include {qualifications}.', 'I hold {qualifications}.'],
    friendly: ['I also have {qualifications}.', 'As for training, I have {qualifications}.'],
  },
  /** Experience that is something done: "managing a busy front desk". */
  practice: {
    professional: ['I have experience of {thing}.', 'I can offer experience of {thing}.'],
    enthusiastic: ['I have experience of {thing}.'],
    formal: ['I have experience of {thing}.', 'I can offer experience of {thing}.'],
    friendly: ["I've done {thing}.", 'I have experience of {thing}.'],
  },
  experience: {
    professional: ['I bring {thing}.', 'I can offer {thing}.'],
    enthusiastic: ['I bring {thing} with me.', 'I have {thing} behind me.'],
    formal: ['My experience comprises {thing}.', 'I can look back on {thing}.'],
    friendly: ["I've got {thing} behind me.", 'I bring {thing} with me.'],
  },
} as const satisfies Record<string, Phrasings>;

/** How a person's own words about what they want are led in. */
export const motive = {
  thing: {
    professional: [
      'What draws me to {company} is {thing}.',
      '{company} interests me because of {thing}.',
      'My reason for choosing {company} is {thing}.',
    ],
    enthusiastic: [
      'What I like most about {company} is {thing}.',
      'The reason I want to work at {company} in particular is {thing}.',
    ],
    formal: [
      'My particular interest in {company} lies in {thing}.',
      'I am drawn to {company} above all by {thing}.',
    ],
    friendly: ['What I like about {company} is {thing}.', 'Why {company}? Because of {thing}.'],
  },
  doing: {
    professional: [
      'What draws me to {company} is {thing}.',
      'What I look forward to at {company} is {thing}.',
    ],
    enthusiastic: ['What I look forward to most at {company} is {thing}.'],
    formal: ['What draws me to {company} is {thing}.'],
    friendly: ["What I'd enjoy at {company} is {thing}."],
  },
  aim: {
    professional: ['In my next job I would like {aim}.', 'My aim is {aim}.'],
    enthusiastic: ['I am keen {aim}.', 'I would love {aim}.'],
    formal: ['It is my wish {aim}.', 'I {should} like {aim}.'],
    friendly: ["I'd like {aim}.", "What I'm after is {aim}."],
  },
  /** Of the house applied to: "treats people well". */
  habit: {
    professional: ['I like that {company} {habit}.'],
    enthusiastic: ['I love that {company} {habit}.'],
    formal: ['I appreciate that {company} {habit}.'],
    friendly: ['I like that {company} {habit}.'],
  },
  deed: inEveryTone('I {deed}.'),
  wish: inEveryTone('I {wish}.'),
  role: {
    professional: ['I have worked as {role}.', 'I have been {role}.'],
    enthusiastic: ['I have worked as {role}.', 'I have been {role}.'],
    formal: ['I have worked as {role}.', 'I have been {role}.'],
    friendly: ["I've worked as {role}.", "I've been {role}."],
  },
  state: {
    professional: ['I am {state}.'],
    enthusiastic: ['I am {state}.'],
    formal: ['I am {state}.'],
    friendly: ["I'm {state}."],
  },
  reason: {
    professional: ['I would like to work at {company} {reason}.', 'I am applying {reason}.'],
    enthusiastic: ['I would love to work at {company} {reason}.', 'I am applying {reason}.'],
    formal: ['I {should} like to work at {company} {reason}.', 'I am applying {reason}.'],
    friendly: ["I'd like to work at {company} {reason}.", "I'm applying {reason}."],
  },
  practical: {
    professional: ['On practical matters: {thing}.'],
    enthusiastic: ['A practical note: {thing}.'],
    formal: ['With regard to practical matters: {thing}.'],
    friendly: ['A practical note: {thing}.'],
  },
} as const satisfies Record<string, Phrasings>;
