import type { BankSet } from './bank-set.ts';

export const education: BankSet = {
  codes: ['25'],
  text: `
# technical easy teach-lesson: expertise | 25-2 25-3
Take me through a lesson that went well. What made it work?
- Name age, subject and aim of the lesson.
- Say how you knew what the pupils had learnt.
+ a clear aim
+ what pupils did, not only the teacher
+ checking for understanding during the lesson
+ what followed from it
= Aim, activity and check fit together, and the evidence is in what pupils could do afterwards.

# technical medium teach-mixed: expertise | 25-2 25-3
How do you teach a class in which some are bored and others do not follow?
- Describe one lesson with its tasks.
- Say how you prepare without tripling your work.
+ knowing where pupils stand
+ the same aim with different support or depth
+ questions to all, not only to those who raise a hand
+ grouping that changes
= High aims for everybody, support that fades, and depth for the quick, with realistic preparation.

# technical medium teach-assess: expertise | 25-2 25-1
How do you find out during a lesson what pupils have not understood, and what do you do with it?
- Name two ways that reach every pupil.
- Give an example of a change you made on the spot.
+ questions or tasks that reach every pupil
+ typical misconceptions
+ changing the lesson there and then
+ feedback that pupils act on
= Checks everybody, expects certain mistakes, and changes course on the evidence.

# situational medium teach-disrupt: conflict leadership | 25-2 25-3 25-9
A pupil keeps disrupting your lesson and laughs when you speak to them. What do you do?
- Say what you do in the lesson, and what afterwards.
- Keep the dignity of the pupil in mind.
+ calm, brief, private correction
+ known rules and consequences
+ a conversation afterwards to find the cause
+ working with parents and colleagues
= Keeps the lesson going, does not fight for the last word, and looks for the cause afterwards.

# situational hard teach-disclosure: judgement | 25-2 25-9 25-3 39-9011
A child tells you something that makes you fear for their safety at home, and asks you to keep it secret. What do you say and do?
- Say the words you would use.
- Say when you write it down.
+ listening without leading questions
+ not promising secrecy
+ reporting it the same day to the person responsible for safeguarding
+ writing down the child's own words
= Listens calmly, promises nothing that cannot be kept, and passes it on at once by the procedure.

# situational medium teach-parents: communication conflict | 25-2
A parent is convinced that you mark their child unfairly. How do you prepare and hold the conversation?
- Say what you bring to the table.
- Say how the conversation ends.
+ the child's work and the criteria
+ listening first
+ explaining how marks are made
+ a common next step for the child
= Friendly and well prepared, open to a mistake of its own, and ends with a plan for the child.

# technical hard teach-inclusion: expertise teamwork | 25-2 25-9 | cv taught teach tutor classroom
How have you changed your teaching for a pupil with special needs, and how did you know that it helped?
- Say nothing that could identify the child.
- Say whom you worked with.
+ the particular need
+ what was changed
+ cooperation with specialists and parents
+ evidence of progress
= A precise change for a precise need, agreed with others and reviewed.

# technical easy early-day: expertise | 25-2011 25-2012 25-9042 39-9011
What does a good day look like for a group of three-year-olds, and why?
- Give a rough timetable with reasons.
- Say what you do in the moments between.
+ routine and free play
+ talk and stories
+ moving and being outdoors
+ rest, meals and care as time for learning
= A rhythm that gives security, much play and talk, and care that is not rushed.

# technical medium early-observe: expertise | 25-2011 25-2012 25-9042 39-9011
How do you observe a child's development, and what do you do with what you see?
- Give one observation and what followed.
- Say how you speak with parents about it.
+ watching in everyday situations
+ factual notes
+ comparing with what is usual at that age, with care
+ planning the next step and talking with parents
= Observes without labelling, and every observation leads to something.

# situational medium early-bite: conflict communication | 25-2011 25-2012 25-9042 39-9011
One child bites another, and in the afternoon both families want to know what happened. What do you do?
- Say what you do first, with each child.
- Say what you tell each family and what you do not.
+ comforting and caring for the hurt child
+ calm limit for the other child
+ recording it
+ telling each family about their own child only
= Cares first, sets a calm limit, records it and respects both families' privacy.

# technical easy ta-support: teamwork expertise | 25-9
How do you support a child in class without doing the work for them?
- Give an example with the words that you used.
- Say how you agree with the teacher beforehand.
+ knowing the aim of the lesson
+ questions and hints instead of answers
+ stepping back on purpose
+ feedback to the teacher
= Aims at independence, helps with questions, and reports back to the teacher.

# technical medium lecture-active: expertise | 25-1 25-3
How do you get a large group of students to think rather than to copy down?
- Describe one session.
- Say how you knew that it worked.
+ a problem before the explanation
+ questions to be discussed in pairs
+ feedback to the lecturer during the session
+ assessment that fits the aims
= Builds thinking into the session, not onto it, and has evidence that students learnt.

# situational hard lecture-plagiarism: judgement | 25-1
You suspect that a good student did not write a submitted paper themselves. How do you proceed?
- Separate suspicion from proof.
- Say what you do not do.
+ looking at the evidence
+ hearing the student
+ following the institution's procedure
+ fair treatment and confidentiality
= Fair and by the rules: evidence first, a hearing, no private verdict.

# technical easy library-question: customer-focus expertise | 25-4022 25-4031 | librar
Somebody asks you for "everything about climate". How do you help them?
- Say which questions you ask.
- Say how you judge sources with them.
+ finding out purpose, level and time
+ narrowing the question
+ suitable sources and how to judge them
+ showing how to search alone
= A short, friendly interview turns a vague wish into a search the person can repeat.
`,
};
