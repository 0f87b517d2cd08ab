import type { BankSet } from './bank-set.ts';

export const digital: BankSet = {
  codes: ['15'],
  text: `
# technical easy dev-review: expertise teamwork | 15-1251 15-1252 15-1253 15-1254
What do you look for when you review a colleague's code?
- Put it in an order of importance.
- Say how you word a remark that will not be welcome.
+ correctness and edge cases
+ tests
+ readability and naming
+ security and performance where they matter
= Looks at behaviour before style, asks instead of commanding, and leaves taste to a formatter.

# technical medium dev-debug: problem-solving expertise | 15-1251 15-1252 15-1253 15-1254
A fault appears in production about once a day, and nobody can reproduce it. How do you find it?
- Go from what is known to what would narrow it down.
- Say what you would add in order to see more.
+ logs, metrics and traces around the times
+ what all occurrences have in common
+ a hypothesis that can be tested
+ race conditions, time, load and data as suspects
+ a test that holds the fix
= Narrows it down by evidence, adds observability on purpose, and proves the fix.

# technical medium dev-tests: expertise judgement | 15-1251 15-1252 15-1253 15-1254
What do you test automatically, at which level, and what do you leave untested?
- Take a real service as the example.
- Give the cost of each level.
+ many fast unit tests, fewer integration tests, few end-to-end tests
+ testing behaviour instead of implementation
+ what is risky is tested first
+ flaky tests and how to deal with them
= Tests where failure is likely or costly, at the cheapest level that would catch it.

# technical hard dev-scale: expertise | 15-1252 15-1241 15-1244
A page that was fast with a thousand customers is slow with a hundred thousand. How do you go about it?
- Measure before you change anything.
- Name the trade-off of each remedy.
+ measuring where the time goes
+ database queries, indexes and N+1 queries
+ caching and its invalidation
+ doing work asynchronously
+ comparing before and after under realistic load
= Measures first, removes the largest cost, and knows what each remedy costs.

# technical medium dev-security: expertise | 15-1251 15-1252 15-1254 15-1253
How do you keep user input from becoming a security hole in a web application?
- Name the attacks and the guard against each.
- Say where in the code the guard belongs.
+ parameterised queries against SQL injection
+ output encoding against cross-site scripting
+ authorisation checked on the server
+ validation at the border and least privilege
= Distrusts input at the border, encodes for its destination, and checks permission on every request.

# technical easy dev-git: teamwork expertise | 15-1251 15-1252 15-1254 15-1253
How do changes get from your machine to the users where you have worked, and what would you change about it?
- Draw the line from commit to release.
- Say where it hurt.
+ small changes and branches
+ review and automatic checks
+ deployment in steps and rollback
+ what you would improve
= Knows the whole path, prefers small and reversible releases, and names a weak spot.

# technical hard dev-design: expertise judgement | 15-1252
You have to let two services agree on the state of an order although either may fail at any time. How do you design it?
- State what must never happen.
- Say what you accept in return.
+ idempotent operations
+ an outbox or a log instead of two separate writes
+ retries with limits and time-outs
+ eventual consistency and what users see meanwhile
= States the guarantees first, expects every call to fail, and picks the simplest design that holds them.

# technical medium dev-a11y: customer-focus expertise | 15-1254 15-1255
How do you make sure that a form can be used by somebody who cannot see the screen or use a mouse?
- Name what you do in the markup.
- Say how you test it.
+ semantic elements and labels
+ keyboard order and visible focus
+ errors tied to their field and announced
+ testing with keyboard and a screen reader
= Builds on native elements, and tests with the tools that people use.

# technical easy support-ticket: customer-focus problem-solving | 15-1231 15-1232
A user calls: "Nothing works." How do you find out what is wrong?
- Say your first three questions.
- Say what you note in the ticket.
+ calm, open questions
+ what exactly, since when, who else
+ what changed
+ from simple to complex, one change at a time
+ a ticket that others can use
= Patient questions, one change at a time, and a ticket that saves the next person the work.

# technical medium ops-outage: expertise judgement | 15-1244 15-1241 15-1242 15-1232
A central service is down, and everybody is asking you when it will be back. What do you do in the first half hour?
- Say who does what.
- Say what you tell people who wait.
+ restoring service before finding the cause
+ one person leads, one communicates
+ the last change as first suspect
+ regular, honest updates
+ a review without blame afterwards
= Roles, restoration first, honest updates, and a review that changes something.

# technical medium ops-backup: expertise | 15-1244 15-1242 15-1241 15-1212 | backup back-up restore recovery
How do you know that your backups would save you?
- Say when you last restored something.
- Name how much may be lost, and how long it may take.
+ restore tests
+ how much data may be lost and how long recovery may take
+ copies in another place, one of them offline or unchangeable
+ monitoring of the backup itself
= Counts only restores that were tested, and has protected a copy against deletion.

# technical hard sec-phish: expertise judgement | 15-1212 15-1244 15-1232
An employee reports that they entered their password on a false page an hour ago. What do you do?
- Go in order of urgency.
- Say how you speak with the employee.
+ ending sessions and changing the password
+ checking sign-ins, mail rules and other accounts
+ finding others who received it
+ preserving evidence and informing those responsible
+ thanking the employee for reporting
= Contains, investigates, informs; and treats the one who reported as an ally.

# technical medium net-slow: problem-solving expertise | 15-1241 15-1244 15-1231
Users in one office say that the network is slow. How do you narrow it down?
- Work from the bottom up or from the top down, but in an order.
- Name the tools.
+ who, where, since when, for what
+ cabling, Wi-Fi, switch, uplink in turn
+ latency, loss and throughput measured
+ DNS and one application as suspects
= Moves through the layers in order and measures at each.

# technical easy data-clean: expertise | 15-2 15-1242 15-1243
You receive a table that you have never seen. What do you check before you work out anything from it?
- Go through it in order.
- Name a trap that you have fallen into.
+ what a row is, and how it came about
+ missing values and duplicates
+ ranges, units and dates
+ totals compared with a known source
= Knows what a row means before counting, and compares with a known figure.

# technical medium data-explain: communication expertise | 15-2
How would you explain to a manager that two things rise together and yet neither causes the other?
- Use an example from business.
- Say what would convince you of a cause.
+ correlation and causation
+ a common cause
+ chance and selection
+ an experiment as the way to find out
= A plain example, the hidden cause, and the test that would settle it.

# technical medium data-sql: expertise | 15-2 15-1242 15-1243 15-1252
A join gives you more rows than you expected. What are the reasons, and how do you find the right one?
- Say how you check before you put a DISTINCT on it.
- Name the key of each table.
+ keys that are not unique
+ a missing join condition
+ counting rows per key
+ aggregating before joining
= Finds the wrong assumption about keys instead of hiding the duplicates.

# technical hard data-model: expertise judgement | 15-2051
Your model is excellent on past data and poor in use. What may be behind it?
- Name several causes and how you would tell them apart.
- Say what you do first.
+ leakage of the target into the features
+ overfitting and a wrong validation split
+ data in use that differ from training data
+ feedback from the model's own use
+ a simple baseline for comparison
= Suspects leakage and the split first, compares distributions, and keeps a baseline.

# technical medium data-pipeline: expertise | 15-1243 15-2051 15-1242
How do you build a data pipeline that can be run again without doing harm?
- Take one that you know.
- Say what happens when yesterday's run failed.
+ idempotent steps
+ partitioning by time
+ checks of the data between the steps
+ alerts and a way to fill in the past
= Steps that can be repeated, checks in between, and a plan for the day it fails.

# technical hard data-experiment: expertise judgement | 15-2 13-1161 | experiment a/b
A test of two versions shows a gain of 2 percent after three days, and the team wants to stop it. What do you say?
- Say what you need to know.
- Put it so that a team without statistics can follow.
+ size of the sample decided beforehand
+ peeking raises false alarms
+ uncertainty of the 2 percent
+ weekly cycles and side effects
= Explains plainly why stopping early misleads, and offers a date and a rule for the decision.

# technical medium analyst-requirements: communication expertise | 15-1211 13-1111 | requirement users stakeholder
How do you find out what users need when they tell you which button they want?
- Say your questions.
- Say how you check your understanding.
+ the task behind the wish
+ watching people at work
+ examples and exceptions
+ a sketch that is shown early
= Gets behind the wish to the task, and checks with examples before anything is built.

# technical easy ux-test: customer-focus expertise | 15-1255
How do you test a design with users when you have only two days and no budget?
- Say whom you ask and what you give them to do.
- Say what you do with the findings.
+ five or so people from the target group
+ realistic tasks without help
+ watching instead of asking for opinions
+ the gravest findings first
= Small, realistic and quick: tasks, silence, and the few findings that matter.
`,
};
