import type { BankSet } from './bank-set.ts';

/** Law, public service, social work, science, arts and media. */
export const publicTrades: BankSet = {
  codes: ['23', '13-1041', '43-4061', '21', '19', '27'],
  text: `
# technical easy law-advice: communication expertise | 23-1
How do you explain to a client that they have a weak case?
- Say your words.
- Say what you offer besides.
+ facts, law and evidence kept apart
+ chances, costs and risks in plain words
+ alternatives such as a settlement
+ the client decides, and it is put in writing
= Clear, kind and honest about chances and costs, with a way forward.

# technical medium law-research: expertise | 23-1 23-2
You are asked a legal question in a field that you do not know. How do you work it out by tomorrow?
- Give your order of sources.
- Say how you make sure that it is current.
+ clarifying the facts and the question
+ statute, then commentary, then case law
+ checking that sources are in force
+ a short answer with its uncertainty
= Clarifies the question, goes from overview to source, checks currency, and states what remains open.

# situational hard law-conflict: judgement | 23-1 23-2
You discover that your firm once advised the other side of a new and important client. What do you do?
- Say what you do before you read on.
- Say who decides.
+ stopping work on it
+ conflict check and informing the person responsible
+ confidentiality towards both
+ declining or consent and separation where the rules allow it
= Stops at once, reports, protects confidences and follows the professional rules.

# technical easy law-file: delivery expertise | 23-2 23-1 43-6012
How do you make sure that no deadline is missed in the files that you look after?
- Describe your system.
- Say what happens when you are ill.
+ entering deadlines at once, with a reminder
+ a second person or system that checks
+ cover when somebody is away
+ confirming that it was sent in time
= Two independent checks, cover, and proof of sending.

# technical medium law-contract: expertise judgement | 23-1 13-1023 | contract
Which clauses do you read first in a contract, and why?
- Think of what happens when things go wrong.
- Give an example of a clause that looked harmless.
+ who owes what, by when
+ liability and its limits
+ term and how it ends
+ payment, applicable law and disputes
= Reads for the day of conflict, knows the dangerous clauses, and can explain them simply.

# technical easy public-decide: judgement expertise | 13-1041 43-4061 13-2081
A person before you would deserve help, but the rules do not provide for it. What do you do?
- Say what room you have.
- Say how you explain it.
+ the rule and its purpose
+ discretion and hardship rules
+ other offices or benefits
+ explaining the decision and how to appeal
= Equal treatment, full use of lawful discretion, and help to find another way.

# technical medium public-citizen: customer-focus communication | 43-4061 43-4031 | counter letter
Somebody does not understand your letter and comes to the counter upset. How do you help?
- Say your words.
- Say what you would change in the letter.
+ listening and slowing down
+ the one thing the letter wants them to do
+ plain words, an interpreter where needed
+ passing on that the letter is hard to understand
= Plain, patient, solves the next step, and improves the letter for others.

# situational hard public-gift: judgement | 13-1041 43-4061 13-2081
A citizen whose case you decided in their favour leaves an expensive bottle on your desk. What do you do?
- Say your words.
- Say what you write down.
+ declining politely
+ returning it
+ reporting and recording it by the rules
+ avoiding even the appearance of favour
= Friendly, immediate, recorded, and without exceptions.

# technical hard public-policy: expertise judgement | 13-1041 19-3 11-1011 11-9151
How would you find out whether a public programme truly has an effect?
- Take one example.
- Say what you would compare it with.
+ aim and measurable outcome
+ what would have happened without it
+ a comparison group or data before and after
+ side effects and costs
= Asks what would have happened otherwise and is honest about uncertainty.

# technical easy social-first: communication customer-focus | 21-1
How do you begin the first conversation with somebody who did not come of their own will?
- Say your first sentences.
- Say what you do not ask yet.
+ respect and openness about role and limits
+ what the person wants for themselves
+ small agreements
+ confidentiality and where it ends
= Honest about its role, looks for the person's own goal, and begins small.

# technical hard social-risk: judgement expertise | 21-102 21-1093
How do you weigh whether a child or a vulnerable adult is safe at home?
- Name what you look at.
- Say who decides with you.
+ facts, observations and the person's own words kept apart
+ risk and protective factors
+ several sources and colleagues
+ the least intrusive measure that protects, and recording
= Structured, shared with others, recorded, and as mild as safety allows.

# technical medium social-bound: judgement | 21-1 19-303
A client sends you friendly private messages at night. How do you deal with it?
- Say your words.
- Say whom you tell.
+ kind and clear limit
+ agreed ways and times of contact
+ meaning of the wish for closeness
+ supervision and record
= Warm and clear, keeps professional limits and uses supervision.

# technical medium social-plan: delivery teamwork | 21-1
How do you plan help together with somebody who has had many helpers before you?
- Say what you do differently.
- Say how you know it works.
+ what helped before and what did not
+ the person's own goals in small steps
+ who does what among the helpers
+ reviewing it together
= Builds on the person's own goals and strengths, and coordinates instead of adding.

# technical easy sci-control: expertise | 19-1 19-2 19-4 | experiment trial assay
Why does an experiment need a control, and what makes a good one?
- Use an experiment of your own.
- Name a control that you once missed.
+ what is compared with what
+ all the same except the one thing
+ positive and negative controls
+ random assignment and blinding where possible
= Explains it by its own work, and knows which conclusion each control protects.

# technical medium sci-repeat: problem-solving expertise | 19-1 19-2 19-4 | experiment assay research
A colleague cannot repeat your result. What do you do?
- Say your first reaction and your first step.
- Say what you do if the result falls.
+ comparing material, method and data openly
+ repeating it side by side
+ statistics and chance as an explanation
+ correcting it publicly if necessary
= Curious instead of defensive, open with data, and ready to correct.

# technical easy sci-record: delivery expertise | 19-1 19-2 19-4 | laborator field
What do you write down in the laboratory or in the field so that somebody can repeat your work in five years?
- Go through one day.
- Say where it is kept.
+ date, aim, method and changes to it
+ batches, settings and calibration
+ raw data unchanged, with analysis apart
+ failed attempts too
= Complete, at the time, unchangeable raw data, and failures included.

# technical medium sci-safety: judgement expertise | 19-1 19-2 19-4 | hazard chemical laborator
Before you begin a new procedure with a hazardous substance, what do you find out and prepare?
- Name where you look it up.
- Think of the spill.
+ safety data sheet and hazards
+ less dangerous substitute or smaller amount
+ hood, gloves, eye protection that suit the substance
+ waste, spill and first aid
= Looks it up, substitutes or reduces, protects, and has a plan for the accident.

# technical hard sci-stats: expertise judgement | 19-1 19-3 15-2 | statistic
What does a p-value of 0.04 tell you, and what does it not tell you?
- Say it in a sentence that is true.
- Say what you report besides.
+ how probable such data or more extreme data are if there is no effect
+ not the probability that the hypothesis is true
+ size of the effect and its interval
+ many tests and small samples
= States it correctly, and puts effect size, interval and design beside it.

# technical medium media-critique: learning communication | 27-1 27-304
Tell me about a piece of work of yours that was taken apart by others. What did you keep, and what did you change?
- Name the criticism.
- Say what convinced you.
+ the work and its aim
+ the criticism
+ what you changed and why
+ what you kept and why
= Measures criticism by the aim of the work, changes what fails it and can defend the rest.

# technical medium design-type: expertise | 27-102 15-1255 27-101
How do you make a page or a screen easy to read?
- Name things that can be measured.
- Give an example before and after.
+ hierarchy by size, weight and space
+ line length and line spacing
+ contrast for people who see badly
+ a grid and few typefaces
= Concrete means, accessibility included, and a reason for each.

# technical medium press-source: judgement expertise | 27-302 27-304
You have a strong story from one source who wants to stay anonymous. What do you do before it is published?
- Say what you check.
- Say who decides with you.
+ motive and knowledge of the source
+ a second, independent source or documents
+ asking those concerned for their side
+ protecting the source; editor and legal check
= Verifies independently, hears the other side and protects the source.

# technical easy write-edit: communication expertise | 27-304 27-303
How do you shorten a text by a third without losing what matters?
- Say what you take out first.
- Say how you check it.
+ one main point
+ repetition, padding and asides first
+ short sentences and active verbs
+ facts and names checked again
= Knows the main point, cuts from the outside in, and checks the facts afterwards.

# technical medium translate-hard: expertise judgement | 27-3091
What do you do with a word or a joke that does not exist in the other language?
- Give an example.
- Say what decides.
+ purpose of the text and its reader
+ effect instead of word
+ asking the author or client
+ consistent terms
= Decides by purpose and reader, and can give a reason for the choice.

# technical easy photo-light: expertise | 27-402 27-401 27-403
You have ten minutes in an ugly, dark room to take a portrait. What do you do?
- Begin with the light.
- Say how you treat the person.
+ window or one soft lamp
+ background and distance
+ exposure and focus on the eyes
+ putting the person at ease
= Finds the light first, simplifies the rest, and takes care of the person.

# technical medium stage-error: adaptability teamwork | 27-2
Something goes wrong in the middle of a performance, match or broadcast. What do you do?
- Tell a real case.
- Say what the audience noticed.
+ staying in it
+ listening to the others
+ a way back to the plan
+ learning from it in rehearsal or training
= Stays present, helps the others, and learns from it.

# technical medium fashion-reject: judgement expertise | 27-102 | client
A client insists on a solution that you think is poor. How far do you go along with it?
- Say how you argue.
- Say where your limit lies.
+ reasons from aim, audience and use
+ an alternative that can be seen side by side
+ the client decides matters of taste
+ a limit where it harms, misleads or is unlawful
= Argues by the aim, shows an alternative, respects the client's decision, and knows its limit.
`,
};
