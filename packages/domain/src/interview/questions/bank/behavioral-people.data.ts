import type { BankSet } from './bank-set.ts';

/** Communication, teamwork, leadership, conflict, customer focus, adaptability. */
export const behavioralPeople: BankSet = {
  codes: [],
  text: `
# behavioral easy explain-layperson: communication
Tell me about a time when you had to explain something complicated to somebody who did not know your field.
- Say who it was and what they needed it for.
- Say how you knew that they had understood.
+ who needed to understand, and why
+ how you simplified it
+ how you checked that it was understood
+ what came of it
= Started from what the listener needed, dropped the jargon, and checked the understanding instead of assuming it.

# behavioral medium misunderstanding: communication | all
Tell me about a misunderstanding at work that cost time. How did you clear it up?
- Take your own share of it.
- Say what you changed so that it does not happen again.
+ what was understood by whom
+ how you noticed
+ how you cleared it up
+ what you changed
= Finds the cause in the message rather than in the people and changes how things are agreed.

# behavioral medium bad-news: communication | all
Tell me about a time when you had to give somebody bad news at work.
- Say how soon and in what form you told them.
- Say what you offered with it.
+ the news and who it affected
+ how you prepared
+ how you said it
+ the reaction and what followed
= Told it early, in person and plainly, listened to the reaction and had a next step ready.

# behavioral hard persuade: communication leadership
Tell me about a time when you changed the mind of somebody who did not have to listen to you.
- Say what mattered to them.
- Say which argument worked, and which did not.
+ their starting position
+ what mattered to them
+ your argument or evidence
+ what they did in the end
= Understood the other side's reason first and met it with evidence that counted for them.

# behavioral easy written: communication
Tell me about something you wrote at work that others had to rely on.
- A handover note, a report, instructions: size does not matter.
- Say what happened because it was clear, or was not.
+ who relied on it
+ what had to be in it
+ how you made it clear
+ how it was used
= Wrote for the reader's task and knows how the text held up in use.

# behavioral easy team-help: teamwork
Tell me about a time when you helped a colleague although your own work was waiting.
- Say how you decided.
- Say what became of your own work.
+ what the colleague needed
+ why you helped
+ how you kept your own work on track
+ the result for the team
= Puts the common result first without losing sight of its own duties.

# behavioral medium different-people: teamwork
Tell me about working with somebody whose way of working was very different from yours.
- Describe the difference without judging it.
- Say what you changed about yourself.
+ the difference
+ where it caused trouble
+ what you agreed or changed
+ what came of it
= Adapts itself first and finds the use in the difference.

# behavioral medium team-result: teamwork delivery
Tell me about a result that your team reached and that you could not have reached alone. What was your part?
- Say "I" for your part and "we" for the rest.
- Name one thing that a colleague did well.
+ the common aim
+ your own part
+ what others contributed
+ the result
= Makes its own part clear and gives credit by name or role.

# behavioral hard team-failing: teamwork conflict
Tell me about a time when your team was not working well together. What did you do?
- Say what you saw, not what you felt about people.
- Say what you did before you went to a manager.
+ signs that it was not working
+ the cause as you saw it
+ what you did yourself
+ what changed
= Looked for the cause, spoke about it openly, and did something within its own reach.

# behavioral easy handover-team: teamwork communication
Tell me about a time when good handover between colleagues prevented a problem, or bad handover caused one.
- Choose one case and stay with it.
- Say how you hand over today.
+ what had to be handed over
+ what went right or wrong
+ the consequence
+ how you hand over now
= Knows from experience what must be passed on, and has a habit for it.

# behavioral medium led-task: leadership
Tell me about a time when you were responsible for the work of others, with or without a title.
- Say how many people, for how long, for what.
- Say how you knew how each of them was doing.
+ the task and the people
+ how you divided the work
+ how you followed it up
+ the result
= Clear aims, fair division, close enough to help and far enough to let people work.

# behavioral medium difficult-decision: leadership judgement
Tell me about an unpopular decision that you had to make or carry out.
- Say why it was necessary.
- Say how you dealt with the reaction.
+ the decision and its reason
+ how you explained it
+ the reaction
+ how it turned out
= Explained the reason honestly, stood by it, and listened to what could be eased.

# behavioral medium develop-person: leadership
Tell me about somebody who became better at their work with your help.
- Say what they could not do before.
- Say what you did week by week.
+ where they started
+ what you did
+ how you gave feedback
+ what they can do now
= Patient, planned help and a change that can be pointed to.

# behavioral hard poor-performance: leadership conflict | 11 41-1 43-1011 35-1 37-1 39-1 47-1 49-1 51-1 53-1
Tell me about a time when somebody in your team did not do the work well enough.
- Respect the person: no names, no mockery.
- Say what you had tried before it became formal.
+ what was missing, with an example
+ the conversation
+ support and a deadline
+ how it ended
= Early and honest talk with examples, real support, and a consequent end.

# behavioral hard lead-change: leadership adaptability | 11 41-1 43-1011 35-1 37-1 39-1 47-1 49-1 51-1 53-1
Tell me about a change that you had to bring people through who did not want it.
- Say what they stood to lose.
- Say what you let them decide themselves.
+ the change and the resistance
+ reasons for the resistance
+ what you did to win people
+ where it stands today
= Takes resistance as information, gives people a part in it and stays with it after the launch.

# behavioral easy disagree-colleague: conflict | all
Tell me about a disagreement with a colleague that you settled yourselves.
- Give the other's view fairly.
- Say who gave way in what.
+ what it was about
+ the other's view
+ how you talked
+ what you agreed
= Describes both views so that either side would nod, and finds a solution for the work.

# behavioral medium disagree-manager: conflict communication
Tell me about a time when you disagreed with your manager.
- Choose a matter of substance.
- Say what you did after the decision was made.
+ the matter
+ how you put your view
+ what was decided
+ how you acted afterwards
= Spoke up with reasons, in private or at the right moment, and then carried the decision.

# behavioral medium rude: conflict customer-focus
Tell me about a time when somebody treated you rudely at work.
- Say what they needed behind the rudeness.
- Say where you drew the line.
+ the situation
+ how you stayed calm
+ the line you drew
+ how it ended
= Separates the person from the behaviour, stays courteous, and sets a limit.

# behavioral hard interests: conflict judgement
Tell me about a time when two groups wanted opposite things from you.
- Say what each of them had to lose.
- Say how you made the decision visible.
+ what each side wanted
+ what lay behind it
+ how you decided or who did
+ how both took it
= Looks behind positions for interests, decides by a stated measure and tells both.

# behavioral hard lasting-conflict: conflict
Tell me about a conflict at work that you could not solve. What did you do then?
- Be honest about your share.
- Say how you went on working together.
+ what it was about
+ what you tried
+ why it failed
+ how you worked on with it
= Honest about the failure, keeps the work going, and has learnt when to bring in help.

# behavioral easy customer-extra: customer-focus
Tell me about a time when you did more for a customer, patient, pupil or guest than you had to.
- Say why you thought it was worth it.
- Say what it cost in time or money.
+ what the person needed
+ what you did
+ what it cost
+ what came of it
= Sees the need behind the request, acts within its remit and knows the cost.

# behavioral medium customer-complaint: customer-focus conflict
Tell me about a complaint that you dealt with from beginning to end.
- Say what the person truly wanted.
- Say what was changed because of it.
+ the complaint
+ how you listened
+ the solution
+ what changed afterwards
= Solves the case and then its cause.

# behavioral medium customer-no: customer-focus communication
Tell me about a time when you had to say no to a customer or to somebody you served.
- Say the words you used.
- Say what you could offer.
+ the request
+ why it was not possible
+ how you said it
+ what you offered
= A clear no with a reason and a way forward, and the person stayed.

# behavioral hard customer-insight: customer-focus initiative | 11 13-1161 15 27 41
Tell me about something you found out about your customers or users that others had not seen.
- Say how you found out.
- Say who acted on it.
+ what you noticed
+ how you checked it
+ what you did with it
+ the effect
= Watches closely, checks the hunch, and turns it into a change.

# behavioral easy customer-listen: customer-focus communication
Tell me about a time when what somebody asked for was not what they needed.
- Say which question brought it out.
- Say how they took it.
+ the request
+ the question you asked
+ the real need
+ the outcome
= One good question saved a wrong delivery.

# behavioral easy sudden-change: adaptability | all
Tell me about a day at work that turned out quite differently from what was planned.
- Say what you dropped.
- Say whom you told.
+ the plan
+ what changed
+ what you did first
+ how the day ended
= Sorts quickly, drops the right thing and keeps others informed.

# behavioral medium big-change: adaptability
Tell me about a large change at work that you did not choose. How did you deal with it?
- Be honest about your first reaction.
- Say what helped you.
+ the change
+ your first reaction
+ what you did
+ what you gained or lost
= Honest about the difficulty and active in making it work.

# behavioral medium new-environment: adaptability learning
Tell me about a time when you had to find your feet in a place where everything was new.
- Say what you did in the first week.
- Say what you got wrong at first.
+ what was new
+ how you got oriented
+ a mistake at the beginning
+ when you were up to speed
= Watches, asks and tries early, and laughs about the first mistakes.

# behavioral hard plan-collapsed: adaptability problem-solving
Tell me about a plan of yours that fell apart halfway. What did you do?
- Say when you admitted it.
- Say what you could save.
+ the plan
+ what made it fail
+ your decision at that point
+ the result
= Admits it early, saves what can be saved and changes course openly.

# behavioral easy extra-role: adaptability teamwork
Tell me about a time when you took on a task that was not part of your job.
- Say why it fell to you.
- Say what you learnt from it.
+ the task
+ why you took it on
+ how you managed
+ what came of it
= Willing and realistic: asks for what it needs and brings it to an end.
`,
};
