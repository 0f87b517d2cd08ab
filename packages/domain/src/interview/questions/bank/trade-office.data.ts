import type { BankSet } from './bank-set.ts';

/** Offices, money, selling, personnel, projects, management. */
export const officeTrades: BankSet = {
  codes: ['43', '13', '41', '11'],
  text: `
# technical easy admin-calendar: delivery communication | 43-6 | calendar diary diaries
Three people want an hour with your manager tomorrow, and there is one free hour. How do you deal with it?
- Say what you ask each of them.
- Say what you decide and what you leave to your manager.
+ purpose, urgency and who could decide in the manager's place
+ known priorities of the manager
+ shorter or later appointments
+ telling all three quickly
= Asks for the purpose, uses known priorities, offers alternatives and keeps everybody informed.

# technical medium admin-minutes: communication expertise | 43-6 | minutes meeting
What belongs in good minutes of a meeting, and what does not?
- Think of somebody who was not there.
- Say when you send them.
+ decisions
+ tasks with name and date
+ open points
+ no word-for-word record, no opinions on people
= Short, decided, who does what by when, and sent within a day.

# technical easy admin-filing: expertise delivery | 43-6 43-9 | filing files records documents
How do you file things so that somebody else finds them in a year?
- Give an example of a name or a structure.
- Say what you do with what is confidential.
+ a simple structure and fixed names with dates
+ one place for each thing
+ access rights
+ how long things are kept
= Simple, written down, and made for others.

# technical medium admin-excel: expertise | 43-6 43-9 43-3 | excel spreadsheet
How would you find all entries of one list that are missing in another in a spreadsheet?
- Say the function or the way.
- Say how you check the result.
+ a lookup such as XLOOKUP, VLOOKUP or COUNTIF
+ a clean key: spaces, spelling, types
+ filtering what was not found
+ checking with a few known cases
= Cleans the key, uses a lookup and checks with known cases.

# situational medium admin-confidential: judgement | 43-6 43-4161 | copies copying photocop filing
While making copies you see a list of posts that are to be cut. A friend is on it. What do you do?
- Say it plainly.
- Say what you do if the friend asks you directly.
+ telling nobody
+ securing the document
+ telling the person responsible that it lay open
+ not lying: saying that you cannot talk about personnel matters
= Keeps it to itself, secures the document, and stays honest without disclosing.

# technical easy desk-welcome: customer-focus | 43-4171 | reception
What makes a good first minute at a reception?
- Describe it for a visitor who is early and nervous.
- Say what you do when you are on the telephone.
+ eye contact and greeting at once
+ name and purpose
+ what happens next and how long it takes
+ a seat, and an eye on the waiting time
= Sees people at once, gives orientation, and keeps an eye on those who wait.

# technical medium call-solve: customer-focus problem-solving | 43-4051
A customer calls for the third time about the same problem. How do you lead the conversation?
- Say your first two sentences.
- Say what you do after hanging up.
+ acknowledging the history without making them repeat it
+ taking responsibility
+ a concrete next step with a time
+ following up until it is solved
= Reads the history, owns the case, and calls back before the customer has to.

# technical hard call-metrics: judgement customer-focus | 43-4051 | calls
Calls should take six minutes on average, but a customer needs twenty. What do you do?
- Say how you weigh the figure against the customer.
- Say what you would tell your team leader.
+ solving it the first time saves calls
+ agreeing a call-back or another channel where it helps
+ the average as a guide
+ reporting what causes long calls
= Solves the case, works efficiently, and turns long calls into information.

# technical easy acc-close: expertise delivery | 13-2011 43-3031 11-3031
What do you do at the end of a month to close the books?
- Give the order.
- Say what is most often late.
+ reconciling bank and sub-ledgers
+ accruals, prepayments and depreciation
+ checking unusual balances
+ review and reporting by a date
= A fixed calendar, reconciliations before reports, and an eye for the unusual.

# technical medium acc-difference: problem-solving expertise | 13-2011 43-3031 | reconcil
The bank reconciliation is out by 90. How do you look for it?
- Say what the figure itself may tell you.
- Say when you stop.
+ items in transit and date
+ a difference divisible by nine points to transposed digits
+ half of it as an entry on the wrong side
+ going through entry by entry from the last balance that agreed
= Reads the figure for clues, works back to the last agreement, and documents the correction.

# technical medium acc-accrual: expertise communication | 13-2011 13-2051 43-3031 11-3031
Explain the difference between profit and cash to somebody who runs a small business.
- Use one example with figures.
- Say why both matter.
+ income when it is earned against cash when it is paid
+ stock, receivables and payables
+ depreciation and loan repayments
+ a profitable firm can run out of cash
= A simple example, right terms, and the warning that follows.

# technical hard fin-forecast: expertise judgement | 13-2051 13-2031 11-3031 | forecast budget
How do you build a forecast that management can use when sales are uncertain?
- Name the drivers.
- Say how you show uncertainty.
+ a few drivers instead of a percentage on last year
+ scenarios with their assumptions
+ comparison of earlier forecasts with what came
+ cash as well as profit
= Driver-based, open about assumptions, and learns from its past errors.

# situational hard fin-pressure: judgement | 13-2011 43-3031 11-3031 | close closing revenue month-end
Your manager asks you to book December revenue in November so that a target is met. What do you do?
- Say your words.
- Say what follows if the manager insists.
+ refusing, with the reason
+ offering a correct way to show the figures
+ documenting it
+ raising it by the proper way: finance head, auditor, hotline
= Says no calmly, knows why it is misstatement, and knows where to turn.

# technical easy sales-qualify: expertise customer-focus | 41-3 41-4 11-2022
How do you find out early whether somebody will ever buy?
- Name your questions.
- Say when you walk away.
+ need and what happens if nothing is done
+ who decides, and how
+ budget and time
+ walking away politely
= Asks about need, decision, money and time early, and does not chase the wrong customers.

# technical medium sales-objection: communication customer-focus | 41-3 41-4 41-9031
A customer says "You are too expensive." What do you answer?
- Say your words.
- Do not begin with a discount.
+ asking: compared with what
+ value for this customer in figures
+ giving something only for something
+ being able to live with a no
= Asks first, returns to value, and trades instead of giving away.

# technical medium sales-lost: learning judgement | 41-3 41-4 11-2022
Tell me about a deal that you lost. Why did you lose it?
- Name the true reason, not only the price.
- Say how you found out.
+ the deal and its size
+ the moment it turned
+ the true reason and how you know it
+ what you do differently
= Asked the customer afterwards and changed its way of selling.

# technical hard sales-pipeline: expertise delivery | 41-3 41-4 11-2022
How do you know in the first week of a quarter whether you will reach your target?
- Use your own figures.
- Say what you do when they do not add up.
+ pipeline by stage with your own closing rates
+ age and next step of each deal
+ the gap in figures
+ activity that closes the gap in time
= Knows its own rates, does not count on hope, and acts early.

# technical easy estate-view: customer-focus expertise | 41-9022 41-9021
How do you prepare a viewing, and what do you tell buyers about faults of the property?
- Go from the day before to the follow-up.
- Say what you never hide.
+ knowing papers, costs and neighbourhood
+ preparing the property
+ open about known faults
+ listening, and following up within a day
= Well prepared, honest about faults, and quick to follow up.

# technical easy mkt-audience: customer-focus expertise | 11-2011 11-2021 13-1161 27-303
How do you find out who a campaign should reach?
- Take one campaign.
- Say what you ruled out.
+ data on existing customers
+ talking with some of them
+ one clear group and its need
+ a test before the whole budget
= Starts from people and data, narrows it down, and tests.

# technical medium mkt-measure: expertise judgement | 11-2011 11-2021 13-1161
A campaign brought many clicks and hardly any sales. What do you look at?
- Follow the person from the advertisement to the purchase.
- Say what you would change first.
+ promise of the advert against the page
+ audience and intent
+ steps at which people leave
+ whether measurement is right
= Follows the path, finds the break, checks the measurement, and tests one change.

# technical hard mkt-crisis: communication judgement | 11-2 27-303 27-3031
A customer's complaint about you is being shared thousands of times. What do you do in the first two hours?
- Say who has to be asked.
- Say what you publish first.
+ finding out the facts
+ one voice and a first honest statement
+ contact with the person concerned
+ no deleting, no arguing, watching and correcting
= Facts, a quick human statement, contact with the person, and no cover-up.

# technical easy hr-interview: expertise judgement | 13-1071 11-3121
How do you make sure that an interview compares candidates fairly?
- Say what is fixed beforehand.
- Name a bias that you watch in yourself.
+ requirements of the job first
+ the same questions and a rating scale
+ notes on behaviour, judged before discussing
+ more than one interviewer
= Structure, evidence, separate ratings, and awareness of its own bias.

# technical hard hr-complaint: judgement conflict | 13-1071 11-3121
An employee tells you in confidence that a manager harasses them, and asks you to do nothing. What do you do?
- Say what you can promise and what you cannot.
- Say your first steps.
+ listening and taking it seriously
+ explaining the employer's duty to act
+ safety and support now
+ fair investigation for both sides
= Honest about the limits of confidentiality, protects the person, and starts a fair process.

# technical medium hr-leaving: problem-solving expertise | 13-1071 11-3121 13-114
Many people leave within their first year. How do you find out why?
- Combine figures with conversations.
- Say what you would try first.
+ who leaves, where, when
+ conversations with those who leave and those who stay
+ what was promised in hiring against what they found
+ one measure and its effect
= Figures and conversations together, and a measure that can be tested.

# technical easy pm-plan: delivery expertise | 13-1082 11-9199 11-3021 11-9041
How do you plan a project of which you know only half?
- Say what you plan exactly and what only roughly.
- Say how you show it.
+ aim and what success means
+ near steps in detail, far ones roughly
+ risks and assumptions
+ points at which you decide again
= Plans the near future exactly, keeps the rest open, and names risks and decision points.

# technical medium pm-late: communication judgement | 13-1082 11-3021 11-9041 11-9021
Your project is three weeks late. How do you tell the sponsor?
- Say your first sentence.
- Bring choices.
+ early, plainly, with the cause
+ consequences
+ options: scope, date, money
+ a recommendation and how it will be watched
= No surprise, no blame, clear options with a recommendation.

# technical medium buy-supplier: expertise judgement | 13-1020 13-1023 11-3061 13-1081
Your best supplier raises prices by 12 percent. How do you prepare the talk?
- Say what you want to know before you meet.
- Say what you could give.
+ what drives their costs
+ alternatives and what changing would cost
+ volumes, terms and planning as things to trade
+ the limit of what you accept
= Knows costs and alternatives, trades instead of begging, and keeps the relationship.

# technical easy mgr-week: leadership delivery | 11 | cv manager managed supervis leader foreman forewoman
How do you know how your team is doing without looking over everybody's shoulder?
- Name what you look at each week.
- Say what you ask in a talk with one person.
+ a few figures
+ regular talks with each person
+ being where the work is done
+ acting on what you hear
= A few figures, regular talks, presence, and trust that is earned in both directions.

# technical medium mgr-delegate: leadership judgement | 11 41-1 43-1011 35-1 37-1 47-1 51-1 | cv manager managed supervis leader foreman forewoman
How do you decide what to hand on and what to do yourself?
- Give an example that went wrong.
- Say how you follow it up.
+ what only you can decide
+ what helps somebody grow
+ a clear aim, room and a date
+ following up without taking over
= Hands on whole tasks with aim and room, and keeps what is its own duty.

# technical hard mgr-cut: judgement leadership | 11 | budget
You have to save 10 percent of your budget. How do you go about it?
- Say what you do not cut.
- Say whom you ask.
+ what the money is for, and what it brings
+ safety and legal duties first
+ ideas from those who do the work
+ open communication and effects watched
= Cuts by value rather than evenly, protects what must not suffer, and explains it openly.

# situational hard mgr-friend: leadership conflict | 11 41-1 43-1011 35-1 51-1 47-1
You are promoted, and your former colleague and friend now does less and less. What do you do?
- Say how you begin the talk.
- Say what you separate.
+ clear new roles early
+ a private talk about examples
+ the same measure as for others
+ support and consequences
= Friendly and clear, the same rules for all, and no waiting until the team complains.

# technical medium mgr-hire: leadership judgement | 11 41-1 35-1 43-1011 | cv hired hiring recruit interviewed
Tell me about a person you hired, or helped to choose, who turned out to be the wrong choice. What had you overlooked?
- Keep the person anonymous.
- Say what you changed in the way you choose.
+ what you had looked for
+ what you overlooked
+ how it was resolved
+ what you changed
= Takes responsibility for the choice and has improved how it chooses.
`,
};
