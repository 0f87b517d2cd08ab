/** The six industries, in the order they are offered. */
export const templateIds = ['technology', 'healthcare', 'finance', 'education', 'sales', 'creative'] as const;
export type TemplateId = (typeof templateIds)[number];

/** A starting letter. `{slot}` fills from the profile; `[blank]` is for the person. Our own texts. */
export interface LetterTemplate {
  industry: string;
  description: string;
  /** The figure the product states beside it, in percent; the real score of a letter is computed. */
  atsFigure: number;
  /** Asked for where the profile shows no example. */
  example: string;
  opening: string;
  /** Behind the examples: what readers of this industry look for. */
  ground: string;
  why: string;
  close: string;
}

export const letterTemplates: Readonly<Record<TemplateId, LetterTemplate>> = {
  technology: {
    industry: 'Technology',
    description: 'For developers, analysts and engineers: systems, users, results.',
    atsFigure: 95,
    example: '[An example: what you built or ran, who uses it, and what became faster, safer or cheaper]',
    opening:
      'I would like to join {company} as {asRole}. Systems that others depend on are what I want to build and look after.',
    ground:
      'Readers of code learn most from decisions, so here is one of mine: [a technical choice you made, what spoke against it, and how it turned out]. The tools I know best are {skills}.',
    why: 'What draws me to {company} is [a product, paper or problem of theirs that you know].',
    close:
      'I would be glad to go through any of this with your engineers, on a whiteboard or in a repository.',
  },
  healthcare: {
    industry: 'Healthcare',
    description: 'For nurses, carers and therapists: patients, safety, colleagues.',
    atsFigure: 92,
    example:
      '[An example: which patients you cared for, what you changed on the ward, and how they were better off]',
    opening:
      'Please consider me for the {role} {post} at {company}. Care that is safe on a bad day as well as on a good one is what I work for.',
    ground:
      'Safety is made of habits. One that I brought to my team is [a check, handover or routine, and what it prevented]. I hold [your registration or licence] and work with {skills}.',
    why: 'I would like to work at {company} because of [their patients, their ward or a way of working that you know of].',
    close: 'I am glad to come for a shift or a visit, and my references are happy to be called.',
  },
  finance: {
    industry: 'Finance',
    description: 'For accountants, analysts and advisers: accuracy, deadlines, judgement.',
    atsFigure: 93,
    example:
      '[An example: which accounts or budgets you were in charge of, of what size, and what you found or saved]',
    opening:
      'I am applying for the {role} {post} at {company}. Figures that can be relied on, delivered on the day they are due, are what I stand for.',
    ground:
      'Accuracy shows when something does not add up. The case I remember best: [a difference, risk or error that you found, and what you did about it]. I work daily with {skills}.',
    why: 'My interest in {company} comes from [a market, product or report of theirs that you have followed].',
    close:
      'I would welcome a conversation about how your team works and where it needs another pair of eyes.',
  },
  education: {
    industry: 'Education',
    description: 'For teachers, assistants and trainers: learners, lessons, families.',
    atsFigure: 89,
    example:
      '[An example: whom you taught, what they could not do before, and how you both knew that they could]',
    opening:
      'I would like to work at {company} as {asRole}. A good lesson, to me, is one after which the learner can do something new.',
    ground:
      'Every learner is different. For a learner of mine, I [what you changed, and for what kind of need]. My subjects and strengths are {skills}.',
    why: 'What I like about {company} is [a programme, value or project of the school that you have seen].',
    close: 'I would be happy to teach a lesson for you and to meet the class.',
  },
  sales: {
    industry: 'Sales and Service',
    description: 'For sales, retail and customer service: customers, figures, lasting trust.',
    atsFigure: 87,
    example: '[An example: what you sold or solved, for which customers, and by how much the figure grew]',
    opening:
      'I am writing about the {role} {post} at {company}. Customers who come back are the figure I care about most.',
    ground:
      'What customers remember is how a problem was handled. Mine: [a complaint or a lost order, and how you won the customer back]. Day to day I rely on {skills}.',
    why: 'My reason for writing to {company} is [what their customers say, or a product you would buy yourself].',
    close: 'I would be glad to show you how I work, on the phone or on the floor.',
  },
  creative: {
    industry: 'Creative and Media',
    description: 'For designers, writers and producers: briefs, ideas, what came of them.',
    atsFigure: 85,
    example: '[An example: the brief, your idea, and what it did for the people it was made for]',
    opening:
      '{company} is looking for {aRole}, and I would like to be the one. I make things that people notice and then understand.',
    ground:
      'Good work starts with a good no. The brief I am proudest of turning round was [what was asked, what you proposed instead, and why it worked]. I work with {skills}.',
    why: 'The piece of yours that made me write is [a work of theirs, and what you saw in it].',
    close:
      'My portfolio is at [your address]. I would love to talk through the pieces that did not work as well as those that did.',
  },
};

/** The template for any other job; its figure is the one the product states. */
export const customTemplate: LetterTemplate = {
  industry: 'Custom',
  description: 'For any other job: name the title, and the profile fills the rest.',
  atsFigure: 90,
  example: '[An example: what you did, for whom, and what came of it]',
  opening:
    'I would like to be considered for the {role} {post} at {company}. The following shows how I work and what I could do for you.',
  ground:
    'What I am asked for most is [the kind of work colleagues come to you for], for good reason: [a case that shows it]. I work with {skills}.',
  why: 'I would like to work at {company} because [what you know of them and value].',
  close: 'I would be glad to meet, and to answer what this letter leaves open.',
};
