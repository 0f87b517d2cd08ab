import type { CheckId } from './finding.ts';

/** Phrases of one check, lower case. Each row: phrase, then what could stand instead, `-` for nothing, parted by `|`. */
export interface PhraseList {
  check: CheckId;
  message: string;
  rows: string;
}

/**
 * Our own lists. `wordy`, `complex-word` and `filler` follow the simple-words list of the US Federal Plain Language
 * Guidelines (2011, public domain), `inclusive` the advice of APA 7 chapter 5 (2020), `cliche` what hiring managers
 * named in surveys of CareerBuilder (2014, 2018), `grammar` slips of learners and in haste.
 */
export const phraseLists: readonly PhraseList[] = [
  {
    check: 'cliche',
    message: 'Say what you did instead: one example proves more.',
    rows: `think outside the box
thinking outside the box
out of the box thinker
outside-the-box
team player
hit the ground running
hitting the ground running
go the extra mile
going the extra mile
go-getter
self-starter
synergy
synergies
best of breed
results-driven
results-oriented
result-oriented
detail-oriented
goal-oriented
proven track record
track record of success
strong track record
quick learner
fast learner
people person
people skills
highly motivated
self-motivated
motivated individual
perfect fit
perfect candidate
ideal candidate
dream job
dream company
great fit for
look no further
wealth of experience
wealth of knowledge
bring to the table
value add
value-add
to the next level
leverage my skills
utilize my skills
works well under pressure
work well under pressure
strong work ethic
second to none
passion for excellence
fast-paced environment
cutting edge
cutting-edge
world-class
above and beyond
from day one
esteemed organization
esteemed organisation
esteemed company
reputable organization
reputable organisation
reputable company
seasoned professional
game changer
game-changer
wear many hats
wearing many hats
give 110%
tick all the boxes
ticks all the boxes
strategic thinker
dynamic professional
dynamic individual
passionate about
excellent communication skills
great communication skills
strong communication skills
good communication skills
hard worker
hardworking individual
multitasker
perfectionist
thought leader
move the needle
low-hanging fruit
deep dive
hone my skills
a unique opportunity
valuable asset
asset to your team
asset to your company
to whom it may concern
i am writing to express my interest
i am the best candidate
fits my skill set
skill set
thrive under pressure
thrives under pressure
thrive in a fast-paced
team-oriented
people-oriented
deadline-driven
customer-centric
solution-oriented
solutions-oriented
problem solver
natural leader
born leader
can-do attitude
positive attitude
eager to learn
rockstar
rock star
ninja
guru
right candidate
right fit
ideal fit
next chapter
exciting opportunity
golden opportunity
great opportunity
once in a lifetime
give 100%
give back to
touch base
circle back
at the forefront
state-of-the-art
innovative solutions
dynamic team
dynamic environment
think on my feet
hands-on approach
jack of all trades
references available upon request
add value
added value
bring value
unique skills
diverse skills
extensive experience
vast experience
in-depth knowledge
excited to apply
thrilled to apply
i am confident that i
strong interpersonal skills
excellent interpersonal skills
excellent organizational skills
excellent organisational skills
attention to detail
keen eye for detail
a team environment
push the envelope
paradigm shift
win-win`,
  },
  {
    check: 'weasel',
    message: 'How much, how many? A figure says more.',
    rows: `very|-
really|-
extremely|-
incredibly|-
remarkably|-
hugely|-
tremendously|-
various
numerous|many
countless
significantly
substantially
dramatically
considerable
a number of|several
a variety of|several
a wide range of|many
a wide variety of|many
tons of|many
lots of|many
a great deal of|much
excellent results
great success
huge success
huge
massive
amazing
awesome
tremendous
vast
quite a few|several
many different|many
a range of|several
and so on
and so forth
etc
great results
outstanding results
good results
various different|several`,
  },
  {
    check: 'hedge',
    message: 'Say it outright.',
    rows: `i believe that i|I
i believe i|I
i feel that i|I
i feel i|I
i think that i|I
i would say that|-
i guess|-
i suppose|-
perhaps|-
maybe|-
possibly|-
hopefully|-
somewhat|-
sort of|-
kind of|-
more or less|-
to some extent|-
in my opinion|-
in my humble opinion|-
arguably|-
it seems that|-
it would seem|-
i might be able to|I can
i could possibly|I could
relatively|-
i think i|I
i think that|-
i feel like|-
i would think|-
it appears that|-
it seems|-
seems to be|is
probably|-
i was hoping|I hope
i would like to think that|-
might be able to|can
could perhaps|could`,
  },
  {
    check: 'filler',
    message: 'The sentence stands without it.',
    rows: `actually|-
basically|-
literally|-
honestly|-
to be honest|-
needless to say|-
as a matter of fact|-
it should be noted that|-
it is important to note that|-
for all intents and purposes|-
at the end of the day|-
with that being said|-
that being said|-
first and foremost|first
each and every|every
per se|-
i would like to take this opportunity to|-
please do not hesitate to|please
do not hesitate to|please
as you can see|-
as you can see from my resume|-
as you can see from my cv|-
as you can see in my resume|-
as you can see in my cv|-
as you can see on my resume|-
as you can see on my cv|-
as previously mentioned|-
in the process of|-
the fact of the matter is|-
quite frankly|-
essentially|-
i just wanted|I wanted
i just want|I want
just to say|to say
in terms of
when it comes to
so to speak|-
as it were|-
if you will|-
obviously|-
definitely|-
absolutely|-
totally|-
truly|-
genuinely|-
i would like to say that|-
i want to say that|-
i am writing to inform you that|-
as you may know|-
as mentioned above|-
it goes without saying that|-
last but not least|last
in actual fact|-
in fact|-
to tell the truth|-`,
  },
  {
    check: 'wordy',
    message: 'Fewer words say the same.',
    rows: `in order to|to
due to the fact that|because
in light of the fact that|because
owing to the fact that|because
despite the fact that|although
in spite of the fact that|although
at this point in time|now
at the present time|now
at that point in time|then
in the event that|if
for the purpose of|for
with the exception of|except
on a daily basis|daily
on a weekly basis|weekly
on a monthly basis|monthly
on a regular basis|regularly
in close proximity to|near
in the near future|soon
a large number of|many
a majority of|most
the majority of|most
has the ability to|can
have the ability to|can
had the ability to|could
is able to|can
in a timely manner|on time
in an efficient manner|efficiently
in a professional manner|professionally
make a decision|decide
made a decision|decided
conduct an analysis of|analyse
conducted an analysis of|analysed
was responsible for managing|managed
was responsible for leading|led
was responsible for organising|organised
was responsible for organizing|organized
was responsible for training|trained
was responsible for running|ran
was responsible for
were responsible for
until such time as|until
whether or not|whether
as a means of|to
in addition to this|also
prior to|before
subsequent to|after
with reference to|about
past experience|experience
future plans|plans
end result|result
close collaboration together|collaboration
collaborate together|collaborate
completely finished|finished
advance planning|planning
new innovation|innovation
new innovations|innovations
free gift|gift
basic fundamentals|fundamentals
revert back|revert
repeat again|repeat
please find attached my|I attach my
please find enclosed my|I enclose my
attached please find my|I attach my
for your kind perusal|-
for your perusal|-
for your kind consideration|for your consideration
thanking you in anticipation|thank you
thanking you in advance|thank you in advance
with regard to the fact that|as
in regards to|about
in regard to|about
with regards to|about
in the month of|in
in view of the fact that|because
on account of the fact that|because
at this moment in time|now
at the moment in time|now
for the reason that|because
by means of|by
with the purpose of|to
with the aim of|to
in an effort to|to
in an attempt to|to
during the time that|while
a small number of|a few
in the vicinity of|near
take into consideration|consider
took into consideration|considered
give consideration to|consider
came to the conclusion that|concluded that
came to the conclusion|concluded
am in possession of|have
is in possession of|has
provide assistance to|help
provided assistance to|helped
gave assistance to|helped
make use of|use
made use of|used
making use of|using
have the capability to|can
has the capability to|can
have the capacity to|can
my duties included
my responsibilities included
was tasked with
was in charge of managing|managed
enclosed please find|I enclose
in the amount of|of
on the grounds that|because
until such a time as|until
in the absence of|without
on a monthly or weekly basis|monthly or weekly
the reason why is that|because
each individual|each
absolutely essential|essential
past history|history
join together|join`,
  },
  {
    check: 'complex-word',
    message: 'A plain word says the same.',
    rows: `utilize|use
utilise|use
utilized|used
utilised|used
utilizing|using
utilising|using
utilization|use
utilisation|use
commence|begin
commenced|began
commencing|beginning
terminate|end
terminated|ended
endeavor|try
endeavour|try
endeavored|tried
endeavoured|tried
ascertain|find out
ascertained|found out
leverage|use
leveraged|used
leveraging|using
purchase|buy
purchased|bought
approximately|about
subsequently|later
aforementioned|this
herewith|here
whilst|while
amongst|among
remuneration|pay
expedite|speed up
expedited|sped up
methodology|method
methodologies|methods
functionality|function
notwithstanding|despite
possess|have
possesses|has
possessed|had
attain|reach
attained|reached
cognizant|aware
elucidate|explain
necessitate|need
necessitated|needed
disseminate|share
disseminated|shared
augment|add to
augmented|added to
plethora of|many
a plethora of|many
myriad of|many
a myriad of|many
henceforth|from now on
facilitate|help
facilitated|helped
facilitating|helping
ameliorate|improve
ameliorated|improved
interface with|work with
interfaced with|worked with
liaise with|work with
liaised with|worked with
residing in|living in
optimum|best
in lieu of|instead of
endeavours|tries
endeavors|tries
remainder|rest
erroneous|wrong
expeditiously|quickly
thereafter|then
conceptualize|plan
conceptualise|plan
operationalize|put to work
incentivize|encourage
incentivise|encourage
synergize|work together
strategize|plan
converse with|talk to
in conjunction with|with
obtain|get
obtained|got
sufficient|enough
modify|change
modified|changed
individuals|people
inception|start
ideate|think
verbalize|say
cease|stop
ceased|stopped
forward-thinking|modern
inaugurate|open
proficiency|skill
envisage|see
undertake|do
undertook|did
encompass|include
encompasses|includes
encompassed|included
garner|win
garnered|won`,
  },
  {
    check: 'inclusive',
    message: 'These words leave nobody out:',
    rows: `chairman|chair|chairperson
chairmen|chairs
manpower|staff|workforce
mankind|people|humanity
man-hours|hours|working hours
man hours|hours|working hours
salesman|salesperson
salesmen|salespeople
saleswoman|salesperson
fireman|firefighter
policeman|police officer
policemen|police officers
stewardess|flight attendant
businessman|business person
businessmen|business people
spokesman|spokesperson
workmen|workers
middleman|intermediary
middlemen|intermediaries
cameraman|camera operator
housewives|homemakers
you guys|you all|everyone
the guys|the team|everyone
my guys|my team
the girls|the team|my colleagues
office girls|office staff
he or she|they
she or he|they
him or her|them
his or her|their
he/she|they
his/her|their
dear sirs|Dear Sir or Madam|Dear Hiring Team
manned|staffed
unmanned|unstaffed
blacklist|blocklist
blacklisted|blocked
whitelist|allowlist
whitelisted|allowed
sanity check|check
crazy|wild|surprising
insane|extraordinary
lame|weak
crippled|disabled|damaged
handicapped|disabled
the disabled|disabled people
the handicapped|disabled people
wheelchair bound|wheelchair user
wheelchair-bound|wheelchair user
confined to a wheelchair|a wheelchair user
suffers from|has
suffering from|with
mentally ill people|people with a mental illness
the elderly|older people
third world|lower-income
third-world|lower-income
native speaker|fluent speaker
native english speaker|fluent English speaker
young and dynamic|committed
freshman|first-year student
man the desk|staff the desk
ladies and gentlemen|everyone
old boys' network|informal network
foreman|supervisor
foremen|supervisors
workman|worker
mailman|letter carrier
repairman|repairer
clergyman|member of the clergy
layman|lay person
layman's terms|plain terms
man-made|artificial
maternity cover for her|cover for her leave
female doctor|doctor
male nurse|nurse
lady doctor|doctor
old people|older people
able-bodied|non-disabled
mentally handicapped|with a learning disability
special needs children|children with additional needs
whitelisting|allowlisting
blacklisting|blocking
gypped|cheated
grandfathered|exempt
tone deaf|insensitive
tone-deaf|insensitive`,
  },
];

/** Phrases of the lists above that are plain terms of a trade where a CV tells of work: to terminate cables, to purchase. */
export const termsOfWork: ReadonlySet<string> = new Set(
  (
    'facilitate|facilitated|facilitating|liaise with|liaised with|interface with|interfaced with|purchase|purchased|terminate|terminated|' +
    'methodology|methodologies|functionality|obtain|obtained|modify|modified|undertake|undertook|attain|attained|proficiency|' +
    'augment|augmented|erroneous|in conjunction with|cease'
  ).split('|'),
);
