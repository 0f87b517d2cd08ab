import type { BankSet } from './bank-set.ts';

export const company: BankSet = {
  codes: [],
  text: `
# company easy know-about: judgement
What do you know about the work that is done {here}, and how did you find out?
- Say where you looked: the website, products, people you asked, news.
- Add what you could not find out.
+ facts about the organisation
+ where you found them
+ an open question
= A few correct facts from more than one source, and a question that shows thought.

# company easy surprised: learning
What surprised you when you read up on us?
- Choose something that is not on the first page of the website.
- Say why it matters for the role.
+ something particular
+ why it surprised you
+ what it means for the role
= Has looked further than the front page and draws a conclusion from it.

# company medium contribute: initiative
What could you improve {here} in your first half year?
- Offer a likely area rather than a verdict: you do not know the inside yet.
- Base it on something you improved elsewhere.
+ an area where your experience helps
+ what you would find out first
+ an example from your past
= A modest, plausible contribution, with the questions that would come before it.

# company medium customers: customer-focus
Who are our customers or users, and what do you think they complain about?
- Put yourself in their place; use reviews or your own experience where you have them.
- Mark what is a guess.
+ who they are
+ what they need
+ a likely complaint
+ how your role affects it
= Sees the organisation from outside and joins the role to what those people need.

# company medium competitors: judgement
How would you explain to a friend what makes us different from others in our field?
- Say it in two sentences that a friend would understand.
- Say openly if you are not sure.
+ what we do
+ who else does it
+ one difference
= A plain explanation with one difference that holds, and no slogans.

# company easy values: judgement
Which of the things we say about ourselves matters to you, and where have you lived by it?
- Choose one, and give an example of your own.
- Do not recite all of them.
+ one value
+ an example from your work
+ what it cost or required
= One value with a story in which holding to it was not free.

# company medium doubts: judgement communication | all
What would make you hesitate about working {here}?
- Be honest and fair; ask about it in the same breath.
- Choose something that can be talked about.
+ a real question or doubt
+ why it matters to you
+ what would settle it
= Honest and constructive: the doubt is reasonable and comes with the question that would settle it.

# company easy role-understanding: communication | all
In your own words, what is this job there to achieve?
- Begin with the result, not with the list of tasks.
- Say whom the result matters to.
+ the purpose of the job
+ who depends on it
+ how success would show
= Puts the purpose before the tasks and knows who depends on the result.

# company medium success-measure: delivery | all
How would you want us to judge, after a year, whether hiring you was right?
- Offer two or three measures that somebody else could check.
- Include one about working with others.
+ measurable results
+ a measure of how you work with others
+ when it should be looked at
= Names fair, checkable measures and is willing to be held to them.

# company medium change-field: adaptability
What in your experience so far would help you {here}, and what would you have to learn anew?
- Be exact about both halves.
- Say how you have learnt something like it before.
+ what carries over
+ what is new
+ how you would learn it
= A realistic balance, with a past example of learning fast.

# company hard news: judgement customer-focus
Imagine you read something critical about us in the news in your first month. How would you deal with it when customers or friends ask?
- Say what you would find out before answering.
- Say what you would not do: guess, defend blindly, gossip.
+ finding out the facts
+ who speaks for the organisation
+ an honest answer within your role
= Stays loyal and honest, checks facts, and knows who answers in public.

# company hard strategy: judgement
If you could ask the person at the top here one question, what would it be, and what answer would worry you?
- Ask about a choice, not for reassurance.
- Say why the answer matters to your role.
+ a question about direction or priorities
+ why you ask
+ an answer that would worry you
= A question that only somebody who has thought about the organisation would ask.

# company easy why-role: communication | all
What in the description of this role made you apply?
- Quote one or two points.
- Join each to something you have done.
+ one or two points of the description
+ how they match your experience
+ what you hope to do with them
= Read the description closely and answers to its substance.

# company medium stay: judgement
What would keep you {here} for several years, and what would make you leave?
- Speak of the work, learning and people rather than of perks.
- Be honest without a threat.
+ what keeps you
+ what would make you leave
+ an example from a past job
= Knows its own reasons and says them plainly.

# company medium team-fit: teamwork
What kind of team would you like to find {here}, and what would you bring to it?
- Describe habits rather than characters.
- Give an example of what you bring.
+ how you like to work together
+ what you bring
+ an example from a past team
= Describes working habits, brings something concrete, and leaves room for people unlike itself.

# company hard ninety-days: delivery judgement | all
If you started on Monday, what would you do in your first thirty, sixty and ninety days?
- Learn, help, then improve: in that order.
- Say what you would ask before you promise anything.
+ people and work you would get to know first
+ an early useful result
+ a first change, agreed with others
+ how you would know that you are on track
= Listens first, is useful soon, proposes a change late, and names a check at each stage.

# company hard say-no: judgement
Which kind of work or customer do you think an organisation like ours should turn down?
- Give a reason that a manager could defend.
- Say where the line is hard to draw.
+ an example of work to turn down
+ the reason: risk, quality, principle
+ the cost of saying no
= Weighs money against risk and principle, and sees the cost of its own answer.
`,
};
