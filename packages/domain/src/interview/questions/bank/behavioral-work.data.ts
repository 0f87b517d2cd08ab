import type { BankSet } from './bank-set.ts';

/** Problem solving, initiative, delivery, learning, judgement, expertise. */
export const behavioralWork: BankSet = {
  codes: [],
  text: `
# behavioral easy small-fix: problem-solving
Tell me about a small problem at work that annoyed everybody until you solved it.
- Say how long it had been there.
- Say what it was worth.
+ the problem
+ why nobody had solved it
+ what you did
+ the effect
= Sees what others have got used to and ends it with simple means.

# behavioral medium root-cause: problem-solving | all
Tell me about a problem that kept coming back until you found the real cause.
- Say which causes you ruled out.
- Say how you proved the real one.
+ the problem and how often it came back
+ causes you ruled out
+ the real cause
+ how you know it is gone
= Works from evidence, rules things out in order and checks that the problem stays away.

# behavioral medium little-information: problem-solving judgement | all
Tell me about a time when you had to solve something with too little information.
- Say what you assumed and how you checked it.
- Say what you did to keep the risk small.
+ what was missing
+ your assumptions
+ how you limited the risk
+ the outcome
= Names its assumptions, takes a reversible first step and corrects itself.

# behavioral hard complex-problem: problem-solving expertise
Tell me about the most complicated problem you have solved at work.
- Say how you took it apart.
- Say at which point you understood it.
+ what made it complicated
+ how you divided it
+ the turning point
+ the result
= Takes the problem apart in a sensible order and can explain it simply afterwards.

# behavioral easy creative: problem-solving initiative
Tell me about a time when you had to make do with what was there.
- Say what was missing.
- Say whether you would do it again.
+ what was missing
+ your idea
+ how well it worked
+ what you would do today
= Resourceful within the rules, and honest about the limits of the makeshift.

# behavioral easy own-initiative: initiative | all
Tell me about something you started at work without being asked.
- Say what gave you the idea.
- Say whom you asked first.
+ what you noticed
+ what you started
+ whom you won over
+ what became of it
= Notices a need, asks who is affected and sees it through.

# behavioral medium improve-figure: initiative delivery
Tell me about something you made faster, cheaper, safer or better.
- Give the figure before and after.
- Say how it was measured.
+ how it was before
+ what you changed
+ the difference it made
+ how it was measured
= A change with a before and an after that others can check.

# behavioral medium idea-refused: initiative communication
Tell me about an idea of yours that was turned down at first.
- Say why it was turned down.
- Say what you did with that reason.
+ the idea
+ the objection
+ what you changed
+ what became of it
= Takes the objection seriously, improves the idea or lets it go for a good reason.

# behavioral hard risk: initiative judgement
Tell me about a risk that you took at work on purpose.
- Say what you could have lost.
- Say how you limited it.
+ what you wanted to gain
+ what was at stake
+ how you limited the risk
+ how it ended
= A considered risk within its remit, limited beforehand, and an honest account of the outcome.

# behavioral easy see-work: initiative
Tell me about a quiet time at work. What did you do with it?
- Choose something that others profited from.
- Say how you decided.
+ what you did
+ why that
+ what it was worth
= Sees work without being told and picks what helps most.

# behavioral easy deadline: delivery | 11 13 15 17 19 23 27 43 47
Tell me about a tight deadline that you met. How did you manage it?
- Say what you did first.
- Say what you left out, and who agreed to it.
+ the deadline and what depended on it
+ how you planned
+ what you left out
+ the result
= Plans backwards from the date, leaves the right things out and tells people.

# behavioral medium missed-deadline: delivery learning | 11 13 15 17 19 23 27 43 47
Tell me about a deadline that you missed.
- Say when you knew, and when you told.
- Say what you do differently since.
+ what was late and by how much
+ the cause
+ when you gave warning
+ what you changed
= Warned in time, took responsibility and plans differently since.

# behavioral medium several-tasks: delivery judgement | all
Tell me about a time when you had several important things to do at once. How did you decide?
- Name the things.
- Say who had a say in the order.
+ the tasks
+ the measure you decided by
+ what waited
+ the result
= Decides by consequence rather than by noise and makes the order known.

# behavioral hard long-project: delivery leadership
Tell me about something that took you months to finish. How did you keep it going?
- Name the stages.
- Say when it nearly failed.
+ the aim
+ the stages
+ a setback and how you overcame it
+ the result
= Keeps a long effort alive with stages, visible progress and early correction.

# behavioral medium quality: delivery expertise | 15 17 27 51
Tell me about a time when you had to decide whether a piece of work was good enough.
- Say what was at stake.
- Say who decided.
+ the pressure
+ what was at stake
+ your decision and its reason
+ how it turned out
= Knows where good enough is enough and where it never is.

# behavioral easy learn-fast: learning | all
Tell me about something you had to learn quickly for your work.
- Say how you learnt it, day by day.
- Say how good you became.
+ what and why
+ how you learnt it
+ how long it took
+ how you used it
= Has a method of learning and used what it learnt at once.

# behavioral medium feedback-changed: learning communication | all
Tell me about a time when feedback changed how you work.
- Quote the feedback.
- Say who would notice the change.
+ the feedback
+ your first reaction
+ what you changed
+ the effect
= Acts on feedback and can show the difference.

# behavioral medium learn-from-mistake: learning judgement | all
Tell me about a mistake that taught you something you still use.
- Say what it cost.
- Say what your rule is since.
+ the mistake
+ its cost
+ what you learnt
+ when you last used it
= Draws a rule from the mistake and still works by it.

# behavioral easy teach: learning communication
Tell me about something you taught a colleague.
- Say what they found hard.
- Say how you knew that they could do it.
+ what you taught
+ how
+ what was hard
+ how you checked
= Teaches in small steps and checks by letting the other do it.

# behavioral hard unlearn: learning adaptability
Tell me about a habit at work that you had to give up.
- Say why it had served you well.
- Say what made it hard.
+ the habit
+ why it no longer worked
+ how you changed it
+ what helped you
= Sees that a past strength has become a limit and has changed it.

# behavioral easy ask-or-decide: judgement
Tell me about a decision at work that you made alone, and one that you took to somebody else.
- Make clear where your limit lay.
- Say whether you would decide the same way today.
+ a decision of your own
+ a decision you passed on
+ where the limit lay
+ how both turned out
= Knows the limits of its own authority and uses it fully.

# behavioral medium wrong-decision: judgement learning | all
Tell me about a decision that you would make differently today.
- Judge it by what you could have known then.
- Say what you look at now.
+ the decision
+ what you knew at the time
+ what it led to
+ what you would do today
= Separates bad luck from bad judgement and has learnt from the latter.

# behavioral hard ethics: judgement
Tell me about a time when doing the right thing at work was uncomfortable.
- Name the pressure.
- Keep names and secrets out.
+ the situation
+ the pressure to do otherwise
+ what you did
+ what it cost you
= Acts on principle in proportion, by the proper way, and accepts the cost.

# behavioral medium quick-decision: judgement
Tell me about a decision that you had to make within minutes.
- Say what you looked at first.
- Say whom you told afterwards.
+ the situation
+ what you looked at
+ what you decided
+ how it turned out
= Looks at the one or two things that matter, acts, and reports at once.

# behavioral hard priorities-conflict: judgement delivery
Tell me about a time when saving money, saving time and doing it well could not all be had.
- Say what you gave up.
- Say who agreed.
+ what was in conflict
+ what you gave up and why
+ who had a say
+ the result
= Makes the conflict visible, has the right person decide, and stands by it.

# behavioral easy use-skill: expertise
Tell me about a time when your special knowledge made the difference.
- Say what would have happened without it.
- Explain the knowledge in a sentence.
+ the situation
+ what you knew
+ what you did with it
+ the difference it made
= Shows knowledge at work rather than listing it.

# behavioral medium asked-for-advice: expertise communication
Tell me about something that colleagues come to you for.
- Give the last occasion.
- Say how you pass it on.
+ what they come for
+ the last occasion
+ how you helped
+ how you pass the knowledge on
= Is sought out for something particular and makes others less dependent on it.

# behavioral hard expert-wrong: expertise learning
Tell me about a time when you were sure about something in your own field, and were wrong.
- Say how it came out.
- Say how you took it.
+ what you were sure of
+ how it came out
+ what you did then
+ what you check since
= Admits it at once and checks more carefully since, without losing confidence.

# behavioral medium simplify: expertise problem-solving
Tell me about something complicated that you made simpler for others.
- Say what was complicated and for whom.
- Say what you left out.
+ what was complicated
+ how you simplified it
+ how others took it up
+ the effect
= Understands the matter well enough to leave things out.

# behavioral easy careful: expertise delivery
Tell me about a time when being careful paid off.
- Say what you noticed.
- Say what would have happened otherwise.
+ what you noticed
+ what you did
+ what it prevented
= Careful by habit, notices the small sign and acts on it.
`,
};
