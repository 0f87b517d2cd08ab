import type { BankSet } from './bank-set.ts';

export const health: BankSet = {
  codes: ['29', '31'],
  text: `
# technical medium nurse-deteriorating: expertise judgement | 29-1141 29-1151 29-1171 29-2061
A patient who was stable this morning looks unwell, though the readings have hardly changed. What do you do?
- Say what you look at, in order, and how often you look again.
- Say when you call for help and what words you use.
+ airway, breathing, circulation, disability, exposure in order
+ respiratory rate and level of consciousness as early signs
+ early escalation with a structured call such as SBAR
+ documentation and repeated observations
= Trusts the clinical impression, assesses in a fixed order, escalates early and keeps watching.
> What if the doctor tells you to wait?

# technical easy nurse-drug-round: expertise | 29-1141 29-1151 29-1171 29-2061
How do you make sure that the right patient gets the right medicine?
- Go through the checks in the order in which you do them.
- Say what you do when you are interrupted.
+ right patient, medicine, dose, route and time
+ checking identity and allergies
+ an independent second check for high-risk medicines
+ recording at once, and reporting errors and near misses
= Names the checks as a routine, protects them against interruption, and reports errors openly.

# technical medium nurse-infection: expertise | 29-1141 29-1151 29-1171 29-2061 31-1
How do you keep infections from spreading where you work?
- Begin with what you do at every single contact.
- Say how you speak to colleagues who skip it.
+ hand hygiene before and after each contact
+ protective equipment put on and taken off in order
+ isolation where it is needed
+ cleaning of equipment and safe disposal of waste
= Hand hygiene as a reflex, precautions fitted to how the infection spreads, and the courage to remind others.

# technical easy nurse-handover: communication expertise | 29-1141 29-1151 29-1171 29-2061 31-1 | shift ward night handover
What must a good handover at the end of a shift contain?
- Use the structure that you know, and name it.
- Say how you make sure that it was understood.
+ situation and background of each patient
+ changes during the shift
+ risks and tasks still open
+ time for questions
= Structured and short, puts risks and open tasks first, and has the important points repeated back.

# situational hard nurse-family: communication conflict | 29-1141 29-1151 29-1171 | patient
A family demands information about a patient who has asked you not to tell them anything. What do you say?
- Say the words that you would use.
- Say what you can offer the family.
+ the patient's wish and confidentiality
+ kindness towards the family
+ offering to speak with the patient about it
+ documenting the conversation
= Protects the patient's wish without coldness, and opens a way for both.

# situational medium nurse-staffing: judgement delivery | 29-1141 29-1151 29-1171 29-2061
Two colleagues are ill, and you are responsible for more patients than is safe. How do you organise the shift?
- Say whom you inform, and when.
- Say what you leave undone, and why that.
+ assessing risk and need of all patients
+ setting priorities and sharing the work
+ telling whoever is in charge at once
+ documenting what could not be done
= Sees the whole ward first, escalates at once, and chooses consciously what has to wait.

# technical easy care-dignity: customer-focus expertise | 31-1 29-2061
How do you help somebody to wash and dress in a way that keeps their dignity?
- Describe it step by step, with what you say to the person.
- Say how you let them do what they can.
+ asking and explaining before each step
+ privacy: doors, curtains, covering
+ letting the person do what they can
+ watching the skin and reporting changes
= Asks first, covers, lets the person lead, and uses the moment to notice changes.

# technical medium care-moving: expertise | 31-1 29-1141 29-2061
How do you move a person from bed to chair safely, for them and for your back?
- Say what you check before you begin.
- Name the aids that you have used.
+ reading the care plan and assessing the person
+ explaining and asking for help from the person
+ brakes, height and the right aid
+ two people or a hoist where it is needed; no lifting by strength
= Assesses first, uses aids instead of strength, and does it with the person.

# technical medium care-dementia: customer-focus expertise | 31-1 29-1141 29-2061 | dementia alzheimer older elderly
A person with dementia refuses to take a bath and becomes upset. What do you do?
- Say what you do in the moment and what you try later.
- Say what you would find out about the person.
+ staying calm and not arguing
+ looking for a cause: pain, cold, fear, shame
+ leaving it and trying again in another way
+ using habits and life history; telling the team
= Takes the refusal as a message, steps back, and finds a way that suits the person.

# situational hard care-bruise: judgement | 31-1 29-1141 29-2061 21-102 21-1093
You notice bruises on a person in your care that nobody has mentioned. What do you do?
- Say what you write down and in what words.
- Say whom you tell if your manager does not act.
+ the person's safety first
+ recording exactly what was seen and said, without guessing
+ reporting it the same day by the safeguarding procedure
+ not questioning or accusing anybody oneself
= Takes it seriously at once, records facts, reports through the proper way and does not investigate alone.

# technical easy care-food: expertise | 31-1 29-2061
How do you notice that somebody eats or drinks too little, and what do you do?
- Name signs that you can see without a scale.
- Say what you try before you report it, and what you report at once.
+ leftovers, weight, loose clothes, dry mouth, dark urine, confusion
+ asking for the cause: teeth, swallowing, taste, mood
+ small portions, favourite food, help and company
+ recording and reporting; coughing or choking when swallowing at once
= Observes and records, looks for the cause, and knows the signs that cannot wait.

# situational medium care-alone: judgement | 31-1 | domiciliary homecare home-care
You arrive at a client's home, and nobody opens the door although they should be in. What do you do?
- Go through the first ten minutes.
- Say whom you call, in what order.
+ knocking, calling, looking through windows
+ telephoning the client and the office
+ following the no-reply procedure
+ emergency services when there are signs of danger; not simply leaving
= Stays, follows the procedure step by step and does not leave before it is clear that the person is safe.

# technical medium pharmacy-script: expertise judgement | 29-1051 29-2052
A prescription in front of you has a dose that seems too high. What do you do?
- Say what you check before you pick up the telephone.
- Say what you tell the patient while they wait.
+ checking patient, age, weight, kidney function, indication
+ comparing with a reference
+ calling the prescriber and recording the answer
+ not dispensing until it is resolved
= Checks calmly, clears it with the prescriber, documents it, and keeps the patient informed.

# technical medium pharmacy-interaction: expertise communication | 29-1051
How do you counsel a patient who starts on a blood thinner such as warfarin?
- Keep to what the patient must remember.
- Say how you check that they have understood.
+ same time each day and what to do about a missed dose
+ signs of bleeding and when to seek help at once
+ other medicines, alcohol and food that matter
+ blood tests and carrying the alert card or information
= Few clear messages, the danger signs first, and understanding checked by asking the patient to repeat them.

# technical medium therapy-goals: expertise communication | 29-112 31-2
How do you set goals with a patient, and what do you do when progress stalls?
- Use one patient as an example, without anything that identifies them.
- Say how you measured progress.
+ goals that matter to the patient
+ a measurable starting point
+ small steps with dates
+ reviewing the assessment and adapting when progress stalls
= Goals in the patient's own words, measured progress, and a plan that changes with the findings.

# technical medium imaging-safety: expertise | 29-2034 29-2032 29-2035 29-1224
What do you check before you expose a patient to radiation or take them into the magnet room?
- Take one of the two and go through it in order.
- Say what makes you stop.
+ identity, the right examination and its justification
+ pregnancy where it applies
+ dose as low as is reasonably possible
+ implants and metal before the magnet
= A fixed check that is never skipped, and the readiness to stop when something does not fit.

# technical hard paramedic-scene: judgement expertise | 29-2042 29-2043
You are first at a road accident with several injured people. What do you do in the first five minutes?
- Say what you do before you touch a patient.
- Say what you report, and to whom.
+ scene safety first
+ a first report to control with number of injured and what is needed
+ triage before treatment
+ stopping catastrophic bleeding and opening airways
= Safety, report, triage, then treatment; does not get caught up with the first patient.

# technical easy health-consent: communication expertise | 29-1 29-2034 29-2061 | patient
How do you make sure that a patient has truly agreed to what you are about to do?
- Say what you tell them and in what words.
- Say what you do when they cannot decide for themselves.
+ plain information on purpose, risks and alternatives
+ the chance to ask and to refuse
+ checking capacity to decide
+ recording it
= Treats consent as a conversation, accepts a no, and knows what applies when capacity is missing.

# situational medium dental-fear: customer-focus communication | 31-9091 29-1292 29-1021 31-9092
A patient is so afraid that they want to leave before the treatment begins. What do you do?
- Say what you say first.
- Say what you agree on with the patient.
+ taking the fear seriously
+ explaining one step at a time
+ a stop signal
+ offering a break or another appointment
= Gives control back to the patient, goes step by step and does not push.
`,
};
