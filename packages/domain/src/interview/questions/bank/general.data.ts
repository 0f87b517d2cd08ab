import type { BankSet } from './bank-set.ts';

export const general: BankSet = {
  codes: [],
  text: `
# general easy strengths: communication expertise | all
Which two of your strengths would this job use most?
- Choose strengths that the job needs, not those you are proudest of.
- Give each one example that ends in a result.
+ two strengths the role needs
+ an example for each
+ what came of it
= Two strengths that fit the role, each borne out by something that happened and not by an adjective.
> Where does one of those strengths get in your way?

# general medium weakness: learning communication | all
What is something at work that you are not yet good at, and what are you doing about it?
- Take something real that does not decide this job.
- Say what you have changed and how far it has brought you.
- Leave out strengths dressed up as weaknesses.
+ a real weakness
+ its effect on the work
+ what you do about it
+ the progress so far
= An honest weakness, a step already taken against it, and a sign that it is getting better.
> How would a colleague notice the difference?

# general easy why-now: communication judgement | all
Why are you looking for a new job now?
- Speak of where you want to go, not of what you want to leave.
- Keep a difficult employer out of it.
+ what you are looking for
+ why now
+ how this role offers it
= A calm, forward-looking reason that this role answers, without complaint.

# general easy good-day: judgement
What does a good day at work look like for you?
- Describe one real day, with what made it good.
- Make sure the job has such days.
+ a concrete day
+ what made it good
+ a link to this role
= A concrete picture that shows what gives the candidate energy, and that the job has plenty of it.

# general easy motivation: communication | all
Which part of your present or last work would you do again tomorrow, and which part would you gladly hand on?
- Be honest about the second half, but choose nothing that is the core of this job.
- Say why, in a sentence each.
+ a part you like and why
+ a part you would hand on and why
+ how you handle what you do not like
= Self-knowledge on both sides, and proof that the dull part still gets done.

# general medium five-years: judgement learning
What would you like to be able to do in three years that you cannot do today?
- Speak of skills and responsibility rather than of titles.
- Say what this role would add.
+ a direction
+ what you would have to learn
+ how this role helps
= A believable direction that this role leads towards, with a first step already named.

# general medium proud: delivery
What are you proudest of in your working life so far?
- Choose something you did, not something you were given.
- Say what it was like before and after.
+ the situation
+ your own part
+ the result
+ why it matters to you
= A result with the candidate's own work at its centre, told with its difficulty and without boasting.
> What would you do differently today?

# general medium failure: learning judgement | all
Tell me about something that went wrong because of you. What did you change afterwards?
- Choose a real mistake with a real cost.
- Say how soon you told somebody.
- Spend half of the answer on what changed.
+ the mistake and its cost
+ how you owned it
+ what you put right
+ what you do differently now
= Takes the blame plainly, put it right quickly, and works differently since.

# general easy first-weeks: learning | all
How do you get to grips with a new job in the first weeks?
- Use the last time you started somewhere as the example.
- Say whom you asked and what you wrote down.
+ how you learn the work
+ how you get to know people
+ a first useful result
= A method that worked before: watching, asking, an early small result, and a check with the manager.

# general medium manager: communication teamwork
How do you like to be managed, and what do you find hard?
- Describe what a good manager of yours did.
- Say what you do yourself when you do not get it.
+ what helps you work well
+ what you find hard
+ what you do about it yourself
= Knows what helps, asks for it early, and does not need it to be perfect.

# general easy organise: delivery
How do you keep track of what you have to do?
- Show the tool or list you truly use.
- Say what happens when something unplanned comes in.
+ a method you use every day
+ how you decide what comes first
+ how you handle the unplanned
= A simple method in daily use, with a rule for what comes first and proof that little is forgotten.

# general medium criticism: learning | all
What is the most useful criticism you have had, and what did you do with it?
- Quote it as it was said.
- Say what you did the week after.
+ the criticism
+ your first reaction
+ what you changed
+ the effect
= Took something uncomfortable seriously and can show the change.

# general easy references: communication teamwork
How would the people you worked with last describe you?
- Name something they truly said.
- Give one thing they would say you could do better.
+ two things they would say
+ an occasion for one of them
+ something you could do better
= Concrete words from real people, including one that is not flattering.

# general medium pressure: adaptability delivery | all
When does work become stressful for you, and how do you notice it?
- Name a real cause, and an early sign.
- Say what you do before it turns into mistakes.
+ what causes stress
+ an early sign
+ what you do about it
+ an example
= Knows the early signs, has a way to slow down and sort, and asks for help in time.

# general hard disagree-with-past: judgement learning | all
Which opinion about your work have you changed in the last few years, and why?
- Choose one that changed how you work.
- Say what convinced you.
+ what you believed before
+ what changed your mind
+ what you do differently
= Shows that evidence can change the candidate's mind, and that the change reached the work.

# general hard not-hire: judgement communication | all
What might speak against hiring you, and what would you say to it?
- Name the doubt that an attentive reader of your CV would have.
- Answer it with evidence, not with a promise.
+ a real doubt
+ evidence that answers it
+ a plan for what remains
= Sees itself with the employer's eyes, names the real doubt and answers it with facts.

# general easy close: communication
What have we not talked about that I should know before I decide?
- Have one example ready that has not come up.
- Two minutes at most; end on why you want the job.
+ one thing not yet said
+ an example of it
+ why it matters for this role
= Uses the chance for one more relevant fact or example, briefly.
`,
};
