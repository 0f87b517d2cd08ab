import { say } from '../say/index.ts';
import type { CheckId } from './finding.ts';

/**
 * Phrases of one check, lower case. Each row: phrase, then what could stand instead, `-` for nothing, parted by `|`. A
 * word may have others beside it, parted by `/`.
 */
export interface PhraseList {
  check: CheckId;
  message: () => string;
  rows: string;
  /** Whether the first word is meant in all its forms; the replacement follows it. */
  isInflected: boolean;
  /** Longer phrases that mean something else. */
  leaves?: string;
}

/**
 * Our own lists. `wordy`, `complex-word` and `filler` follow the simple-words list of the US Federal Plain Language
 * Guidelines (2011, public domain), `inclusive` the advice of APA 7 chapter 5 (2020), `cliche` what hiring managers
 * named in surveys of CareerBuilder (2014, 2018).
 */
export const phraseLists: readonly PhraseList[] = [
  {
    check: 'cliche',
    message: () => say`Say what you did instead: one example proves more.`,
    isInflected: true,
    rows: `think outside the box
team player
hit the ground running
go the extra mile
self starter
go getter
synergy
result/results/detail/goal/team/people/customer/solution/solutions driven/oriented/orientated
proven/strong track record
quick/fast learner
people person/skills
highly/self motivated
perfect/ideal/great candidate/fit
look no further
wealth of experience/knowledge
to the next level
leverage/utilise/utilize/hone my skills
thrive under pressure
work well under pressure
strong work ethic
passion for excellence
fast paced environment
world class
from day one
esteemed/reputable organization/organisation/company
passionate about
excellent/great/strong/good communication/interpersonal/organisational/organizational skills
hard worker
perfectionist
valuable asset
asset to your
skill set
natural/born leader
can do attitude
positive attitude
dynamic team/environment/individual/professional
add value
extensive/vast experience
excited/thrilled to apply
i am confident that i
attention to detail
eye for detail
win win`,
  },
  {
    check: 'weasel',
    message: () => say`How much, how many? A figure says more.`,
    isInflected: false,
    rows: `very|-
really|-
extremely|-
various
numerous|many
significantly/substantially
a wide range/variety of|many
lots/tons of|many
huge/massive/amazing/tremendous
great/good/excellent/outstanding results
etc`,
    leaves: `the very
very much/first/last/best/same/well`,
  },
  {
    check: 'hedge',
    message: () => say`Say it outright.`,
    isInflected: false,
    rows: `i believe/think/feel i|I
i believe/think/feel that i|I
i guess/suppose|-
perhaps/maybe/possibly/probably/hopefully/arguably|-
sort/kind of|-
more or less|-`,
    leaves: 'this/that/the/a/same/what/any/some/another/every/right/similar/different sort/kind of',
  },
  {
    check: 'filler',
    message: () => say`The sentence stands without it.`,
    isInflected: false,
    rows: `actually/basically/honestly/obviously|-
to be honest|-
needless to say|-
it should be noted that|-
i would like to take this opportunity to|-
please do not hesitate to|please
do not hesitate to|please
as you can see from/in/on my cv/resume|-
i just wanted|I wanted
i just want|I want`,
    leaves: 'have/important to be honest',
  },
  {
    check: 'wordy',
    message: () => say`Fewer words say the same.`,
    isInflected: true,
    rows: `in order to|to
due/owing to the fact that|because
despite the fact that|although
in spite of the fact that|although
because of the fact that|because
in view of the fact that|because
in the event that|if
in the course of|during
for the duration of|during
with the exception of|except
on a monthly basis|monthly
on a yearly basis|yearly
each and every|every
two times|twice
in excess of|more than
subsequent to|after
at this point in time|now
on a daily basis|daily
on a weekly basis|weekly
on a regular basis|regularly
has/have the ability to|can
was/were responsible for
was/were tasked with
my duties/responsibilities included
provide/give assistance to|help
make use of|use
prior to|before
at all times|always
and also|and
in/with regard/regards to|about`,
    leaves: 'or/than two times',
  },
  {
    check: 'complex-word',
    message: () => say`A plain word says the same.`,
    isInflected: true,
    rows: `utilise/utilize|use
commence|begin
leveraging|using
leveraged|used
possess|have
whilst|while`,
  },
  {
    check: 'inclusive',
    message: () => say`These words leave nobody out:`,
    isInflected: true,
    rows: `chairman|chair|chairperson
manpower|staff|workforce
salesman|salesperson
salesmen|salespeople
policeman|police officer
stewardess|flight attendant
businessman|business person
dear sirs|Dear Sir or Madam|Dear Hiring Team
he or she|they
him or her|them
his or her|their
handicapped|disabled
the elderly|older people
old people|older people
native speaker|fluent speaker
young and dynamic|committed`,
  },
];
