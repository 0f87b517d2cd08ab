import type { BankSet } from './bank-set.ts';

export const technical: BankSet = {
  codes: [],
  text: `
# technical easy tools-daily: expertise
Which tools, machines or programs do you use every day, and which of them do you know best?
- Name them exactly, with what you do in them.
- Say honestly where your knowledge ends.
+ tools by name
+ what you do with each
+ how well you know them
= Exact names, real use, and an honest limit.

# technical easy check-own-work: expertise delivery
How do you check your own work before you hand it on?
- Take one kind of work and go through the check step by step.
- Name a mistake that the check has caught.
+ a fixed check
+ a mistake it has caught
+ who else looks at it
= A habit rather than an intention, with proof that it catches things.

# technical medium explain-simple: communication expertise
Explain something from your field to me as if I had never heard of it.
- Choose something small and explain it with one comparison.
- Check halfway whether it is understood.
+ plain words
+ an example or comparison
+ why it matters
= Simple without being wrong, and pitched at the listener.

# technical easy keep-up: learning
What have you learnt in your field in the last year, and how?
- Name the source: a course, a colleague, a book, a mistake.
- Say what you do differently since.
+ something concrete
+ how you learnt it
+ how you use it
= Something specific and recent that has reached the daily work.

# technical hard hardest-problem: problem-solving expertise
What is the hardest problem in your field that you have had to solve, and how did you find the way?
- Say what you tried first and why it failed.
- Make the turning point clear.
+ why it was hard
+ what you tried
+ what led to the solution
+ how you knew that it was right
= Shows a method behind the success, including the dead ends.

# technical medium handover: communication delivery
If you were away tomorrow for a month, what would somebody need in order to take over your work?
- Say what already exists and what is only in your head.
- Put it in order of importance.
+ what is written down
+ what is only in your head
+ the riskiest part
+ whom to ask
= Knows what others depend on, and keeps most of it written down.

# technical medium wrong-tool: judgement expertise | 15 17 19 27 35-1 35-2 47 49 51
Tell me about a time when you chose the wrong tool, material or method. How did you notice?
- Say what the sign was.
- Say what you would look for today.
+ the choice and its reason
+ the sign that it was wrong
+ what you did
+ how you choose now
= Noticed early, changed course, and chooses differently since.

# technical hard limits: judgement expertise
Where does your knowledge end, and what do you do when you get there?
- Give a real case.
- Say how you decide between trying, asking and refusing.
+ a real limit
+ how you noticed
+ whom you asked
+ the result
= Knows the limit before damage is done, and has a way on from there.

# technical medium safety-data: judgement expertise
Which mistake in your kind of work has the worst consequences, and how do you guard against it?
- Name the mistake and the consequence plainly.
- Describe the guard as a routine.
+ the worst mistake
+ its consequences
+ a routine against it
+ what you do if it happens all the same
= Knows the real risk of the trade and has a routine against it, not only care.
`,
};
