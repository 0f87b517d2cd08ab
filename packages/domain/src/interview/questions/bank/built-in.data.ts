import type { BankSet } from './bank-set.ts';

/** The five questions that nearly every interview has in some form, one of each category, easy to hard. */
export const builtIn: BankSet = {
  kind: 'built-in',
  codes: [],
  text: `
# general easy general: communication
Tell me about yourself and what brings you to this role.
- Begin with what you do now, then the one or two steps that led there, then why this role is next.
- Keep it under two minutes and leave private matters out.
- Choose the parts of your past that this job has a use for.
+ your present work or study
+ a past result that matters for this role
+ why this role is the next step
= A short line from past to present to this role, with one concrete result on the way. The listener knows afterwards what to ask about next.
> Which part of that experience would you use most in this role?

# company easy company: judgement communication
Why do you want to work {here}?
- Name something about this employer that you have read, seen or used yourself.
- Say what you would bring as well as what you would get.
- Leave out anything that would be true of every employer.
+ something particular to this employer
+ how it meets your own experience or aims
+ what you would contribute
= One or two reasons that fit this employer only, each joined to something the candidate has done or wants to do.
> What would you want to find out about us before you said yes?

# behavioral medium behavioral: problem-solving initiative delivery
Tell me about a difficult problem at work that you solved. What did you do?
- Take one problem and tell it in order: situation, task, action, result.
- Spend most of the time on what you yourself did.
- End with what changed, and how you know.
+ what made the problem difficult
+ your own steps and why you chose them
+ the result, with a figure where there is one
= One problem with its stakes, a choice between ways to solve it, the candidate’s own actions, and a result that somebody else could check.
> What would you do differently if the same problem came up again?

# technical medium technical: expertise communication
Walk me through a piece of work you are proud of. Which methods or tools did you use, and why those?
- Name the tools, methods or materials exactly.
- Explain one decision and what you decided against.
- Explain it so that a person from another department could follow.
+ what the work had to achieve
+ methods or tools by name
+ a decision and the alternative you rejected
+ how the quality of the work was checked
= Precise names, a reason for each important choice, its cost or limit, and a check that showed the work was right.
> What was the weakest point of that approach?

# situational hard situational: judgement conflict communication
Two urgent tasks land on you at the same time, from two people who both outrank you, and you can finish only one today. What do you do?
- Say what you would find out before you chose.
- Say whom you would tell, when, and in what words.
- If it has happened to you, say how it ended.
+ comparing consequences and deadlines of both
+ telling both people early
+ having those who set priorities decide where you cannot
+ a plan for the task that waits
= Asks what each delay would cost, makes the conflict known at once instead of quietly choosing, proposes an order, and keeps the promise that was made about the second task.
> What if neither of them answers you?
`,
};
