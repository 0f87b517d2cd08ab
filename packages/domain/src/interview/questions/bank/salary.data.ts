import type { BankSet } from './bank-set.ts';

/** Questions about pay as employers ask them. `{pay}` stands for what the job ad says. */
export const salary: BankSet = {
  kind: 'salary',
  codes: [],
  text: `
# general medium expectations: communication judgement
What are your salary expectations for this role?
- Name a range whose lower end you could accept, give the reason, then stop talking.
+ a range or a figure
+ what it rests on: market figures, duties, experience
+ openness about the whole package
= A figure or narrow range with a reason that comes from the market and the role, said calmly and without apology.
> How did you arrive at that figure?

# general easy advert: communication judgement
The ad says “{pay}”. How does that sit with what you had in mind?
- Where it is a range, say where in it you see yourself, and why.
+ a clear yes, or what would have to differ
+ a reason from experience or duties
= Answers directly, places itself in the range with a reason, and asks what the rest of the package is.

# general medium present: communication judgement
What are you earning at the moment?
- You need not name a figure. The EU’s pay transparency directive and the laws of many US states forbid employers to ask.
- Turn to the role: “I would rather talk about what this role is worth; I have in mind …”.
+ a friendly and clear turn to the role
+ your expectation instead of your history
= Stays friendly, does not invent a figure, and brings the talk to what this role pays.

# general hard below: communication judgement
Suppose our offer came in below the figure you named. What would you say?
- Ask what the figure rests on before you answer it.
- Have two things ready that are worth money to you: days off, training, hours, a review after six months.
+ thanks and interest
+ a question about how the offer was made up
+ a counter-proposal with a reason
+ a limit you have set beforehand
= Keeps the tone warm, asks before arguing, makes one reasoned proposal, and knows its own limit.
> And if there is no room at all on the base salary?

# general hard other-offer: communication judgement
Suppose you had a second offer that paid more than ours. What would decide it for you?
- Never invent an offer.
- Say what besides pay you compare: the work, the people, hours, prospects.
+ what you weigh besides pay
+ honesty about the other offer
+ what would make you choose this one
= Names real criteria in an order, is honest, and leaves the employer something it can act on.

# general easy package: communication judgement
Apart from the salary, what matters to you in an offer?
- Name two or three things and say why each matters.
- Leave out what every employer must give by law.
+ two or three concrete things
+ a reason for each
+ which of them you could do without
= Short and concrete, in an order of importance, and realistic for this kind of employer.

# general medium rise: communication judgement
A year from now you would like a pay rise. What would you bring to that conversation?
- Think of results that somebody else can check.
- Say when in the year you would raise it, and with whom.
+ results with figures
+ how your duties have grown
+ market figures
+ timing
= Builds the case on results and market, not on need or on what colleagues earn.
`,
};
