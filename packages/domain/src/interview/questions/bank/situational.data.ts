import type { BankSet } from './bank-set.ts';

export const situational: BankSet = {
  codes: [],
  text: `
# situational easy first-day-alone: adaptability
It is your second day, your supervisor is ill, and nobody has told you what to do. How do you spend the day?
- Say whom you would ask first.
- Find something useful that can do no harm.
+ asking a colleague
+ useful work without risk
+ telling the supervisor afterwards
= Finds somebody to ask, does something useful within its limits, and reports back.

# situational easy own-mistake: judgement communication | all
You notice in the evening that something you handed on in the morning was wrong, and others have been working with it since. What do you do?
- Say how soon, and whom you tell first.
- Say what goes into the message.
+ checking what exactly is wrong
+ telling those who use it at once
+ correcting it
+ preventing it next time
= Acts at once, owns the mistake without drama, and fixes both the figures and the cause.

# situational medium colleague-late: conflict teamwork
A colleague keeps finishing late, and your own work suffers from it. What do you do?
- Begin with talking to the colleague.
- Say at what point you would involve somebody else.
+ speaking to the colleague privately
+ asking for the cause
+ a concrete agreement
+ raising it further if nothing changes
= Talks to the person before talking about them, looks for the cause, and agrees on something that can be checked.

# situational medium rule-shortcut: judgement
The whole team takes a shortcut that breaks a rule, and it saves an hour a day. You are new. What do you do?
- Find out what the rule is for.
- Safety and law are not up for discussion.
+ understanding the purpose of the rule
+ not taking part where safety or law is concerned
+ raising it with the team or the manager
+ proposing to change a rule that makes no sense
= Does not go along for the sake of peace, asks before judging, and uses the proper way to change a rule.

# situational hard wrong-boss: judgement communication | 11 13 15 17
Your manager is about to make a decision in a meeting that you are sure is wrong, and you have figures that show it. What do you do?
- Think about before, during and after the meeting.
- Say what you do if the decision stands.
+ choosing the right moment
+ facts instead of opinion
+ leaving the decision with the manager
+ supporting it afterwards, unless it is unsafe or unlawful
= Speaks up in time and respectfully, with facts, and carries the decision when it has been heard.

# situational medium too-much: delivery communication | 11 13 15 17 19 23 27 43-6 47-1
You realise on Wednesday that you will not finish by Friday what you promised. What do you do?
- The sooner others know, the more they can do.
- Offer choices: less, later, or with help.
+ telling those who depend on it at once
+ offering choices
+ a new date that holds
= Warns early, brings options rather than excuses, and makes one new promise that it keeps.

# situational medium gossip: teamwork judgement | 11 41-1 43-1011 35-1 37-1 39-1 47-1 49-1 51-1 53-1
Two colleagues do not speak to each other any more, and both complain to you about the other. What do you do?
- Do not become the messenger.
- Say when you would bring in the manager.
+ not taking sides
+ encouraging them to talk directly
+ the effect on the work as the measure
+ involving the manager when work suffers
= Stays fair, sends each back to the other, and steps in only where the work suffers.

# situational hard confidential: judgement | 11 13 15 23 41-3
A friend who works for a customer asks you for information that is not public. How do you answer?
- Say the words you would use.
- Say whether you would report it.
+ a clear no
+ keeping the friendship out of work
+ telling the manager where it matters
= A friendly, immediate no, and openness towards the employer if there is any risk.

# situational medium new-system: adaptability learning | 11 13 15 17 23 29 43 41-3
From next month a new system replaces the tool you know by heart, and many colleagues are against it. How do you handle the change?
- Say how you would learn it yourself.
- Say how you would deal with the doubts of others.
+ learning early and trying it out
+ taking objections seriously
+ passing on what works
+ collecting faults for those who can fix them
= Learns first, helps others without preaching, and turns grumbling into a list of things to fix.

# situational hard credit: teamwork conflict | 11 13 15 17 19 27
In a meeting a colleague presents your idea as their own, and is praised for it. What do you do?
- Think about now, later today and next time.
- Assume first that it may not have been meant badly.
+ staying calm in the meeting
+ speaking to the colleague privately
+ making your part visible in a fair way
= Neither explodes nor swallows it: clears it up in private and makes contributions visible from then on.

# situational medium safety: judgement initiative | 51 53-7 47 49-9 45
You see something at work that could hurt somebody, but it is not your department. What do you do?
- Say what you do in the first minute.
- Say how you make sure that it is truly dealt with.
+ warning people and securing the spot
+ reporting it to the right person
+ checking that it was dealt with
= Acts at once within its limits, reports, and follows up.

# situational hard two-truths: judgement | 11 13 15-2 41-3
Your team's figures look better if one bad week is left out, and nobody would notice. Your manager suggests leaving it out. What do you do?
- Say what you would offer in its place.
- Say what you do if the manager insists.
+ refusing to mislead
+ showing the week with an explanation
+ raising it further if pressed
= Holds the line without a lecture, offers an honest way to show the figures, and knows where to turn.

# situational easy phone-and-visitor: customer-focus | 43 41 39 25-4 31-9 37-1 11-9081 | reception front-of-house visitors walk-in
You are alone at the desk, the telephone rings, and somebody walks in at the same moment. What do you do?
- Say the words you would use to each.
- Nobody should feel ignored.
+ acknowledging both
+ a short word to one, then the other
+ calling back or taking a number
= Sees both within seconds, decides by urgency and keeps its word to the one who waits.

# situational medium quality-or-time: judgement delivery | 15-12 17 27-1 51
You can hand over on time with a small fault that hardly anybody would notice, or two days late without it. How do you decide?
- Ask what the fault could cost, and whom.
- Say who should decide.
+ the consequences of the fault
+ the consequences of the delay
+ asking the person it matters to
+ openness about the fault
= Weighs both costs, is open about the fault, and lets the person decide who bears the consequences.

# situational easy never-done: learning judgement
You are asked to do something that you have never done, and the person who asks is in a hurry. What do you say?
- Say it openly, without refusing.
- Say what would have to be clear before you begin.
+ saying that it is new to you
+ asking for a short explanation or an example
+ a check by somebody after the first step
+ stopping where it could be dangerous
= Honest about not knowing, quick to learn, and careful where a mistake would do harm.

# situational easy two-answers: communication judgement
Two experienced colleagues tell you two different ways of doing the same thing. Which do you follow?
- Say how you find out without setting them against each other.
- Say what you do until it is settled.
+ asking for the reason behind each way
+ a rule or instruction that settles it
+ asking the person responsible
+ the safer way until then
= Asks for reasons, looks for the rule, takes the safer way and does not play one against the other.

# situational easy promise: delivery communication
You promised somebody an answer by noon, and at half past eleven you still do not have it. What do you do?
- A short word in time is worth more than a perfect answer late.
- Say what you would write or say.
+ telling them before noon
+ what is known so far
+ a new time that you can keep
= Speaks before the time runs out, gives what it has, and makes a promise that holds.

# situational medium absent-manager: judgement initiative | all
Something has to be decided within the hour, your manager cannot be reached, and you are not sure that you may decide it. What do you do?
- Say what you look at: rules, risk, what can be undone.
- Say how you report it afterwards.
+ others who may decide
+ what happens if nothing is decided
+ the choice that can be undone
+ writing it down and reporting it
= Tries others who may decide, takes the smallest reversible step if it must, and reports it at once.

# situational hard unfair: leadership conflict
You notice that a colleague is treated worse than others by someone above you both. What do you do?
- Begin with the colleague's own wish.
- Say what you write down.
+ speaking with the colleague first
+ facts instead of impressions
+ the proper way to report it
+ not looking away, and not making it worse
= Stands by the colleague, sticks to facts, and uses the proper way instead of gossip or silence.

# situational hard lose-client: customer-focus judgement | 11 13 15 17 23 27 41-3 41-9
An important customer asks for something that you think will harm them. How do you handle it?
- Say how you would find out what they really need.
- Say what you do if they insist.
+ asking for the aim behind the request
+ explaining the risk in plain words
+ offering another way
+ a limit where it becomes unsafe or unlawful
= Advises honestly, offers a better way to the same aim, and has a limit.

# situational easy new-colleague: teamwork
A new colleague is struggling and does not ask for help. What do you do?
- Say how you would start the conversation.
- Helping is not doing it for them.
+ noticing and speaking to them kindly
+ showing instead of taking over
+ saying who can help with what
= Makes it easy to ask, shows how, and leaves the work with the new colleague.
`,
};
