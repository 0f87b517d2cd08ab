import type { BankSet } from './bank-set.ts';

/** Engineering, building, maintenance and making things. */
export const technicalTrades: BankSet = {
  codes: ['17', '47', '49', '51'],
  text: `
# technical easy eng-requirement: expertise communication | 17-2 17-3 | product component prototype mechanical
How do you get from "it should be stronger" to a requirement that you can design for?
- Say whom you ask, and what.
- Give an example with figures.
+ load cases and environment
+ measurable targets and tolerances
+ safety factors and standards that apply
+ how it will be verified
= Turns wishes into figures that can be tested, and has them agreed before designing.

# technical medium eng-failure: problem-solving expertise | 17-2 17-3 | product component prototype mechanical
A part that has worked for years begins to break. How do you investigate?
- Say what you secure before anything is thrown away.
- Name methods.
+ securing parts and data
+ what has changed: material, supplier, load, assembly
+ fracture surface and measurements
+ a test that reproduces the failure
= Preserves evidence, asks what changed, and confirms the cause by a test.

# technical medium eng-tradeoff: judgement expertise | 17-1 17-2
Tell me about a design in which cost, weight, safety and time could not all be had. What did you decide?
- Say which of them was not negotiable.
- Give figures.
+ what was fixed by safety or law
+ options with figures
+ the decision and who agreed
+ what you would check today
= Safety stands outside the trade; the rest is weighed with figures and agreed openly.

# technical hard eng-risk: expertise judgement | 17-2
How do you look for what could go wrong before a design is released?
- Take one method and go through it with an example.
- Say what it missed.
+ a structured method such as FMEA
+ severity, probability and detectability
+ measures for the highest risks
+ tests and reviews by others
= Works through it with others, acts on the highest risks and knows the limits of the method.

# technical medium eng-drawing: expertise | 17-3 17-1 17-2 51-4
What makes a technical drawing good for the people who have to make the part?
- Think of somebody who cannot ask you.
- Name a mistake that you have seen.
+ datum and function first
+ tolerances as wide as function allows
+ complete and unambiguous dimensions
+ material, surface and edges
= Dimensions by function, tolerances with a reason, nothing left to guess.

# technical medium arch-site: expertise communication | 17-1
During construction it turns out that a detail cannot be built as drawn. How do you proceed?
- Say who has to know before the next pour or cut.
- Say how you keep a record.
+ understanding the problem on site
+ consequences for structure, fire safety, cost and time
+ agreeing with engineer, client and contractor
+ a revised drawing and record
= Goes and looks, checks the consequences with those responsible, and puts the change in writing.

# technical easy site-start: expertise judgement | 47 | site construction
What do you check on site before you begin your work in the morning?
- Go in order: people, place, tools, plan.
- Say what makes you not begin.
+ access, edges, scaffold and excavations
+ tools and protective equipment
+ today's plan and who works above or beside you
+ stopping when something is unsafe
= A habit of looking before starting, and the readiness to say no.

# technical medium site-mistake: delivery communication | 47 | site construction
You notice that work done yesterday is two centimetres out, and the next trade starts tomorrow. What do you do?
- Say whom you tell first.
- Say what decides between correcting and leaving it.
+ measuring again from the reference
+ telling the foreman and the next trade at once
+ tolerance and consequences
+ correcting it or having the deviation agreed
= Measures twice, speaks up at once, and lets tolerance and consequence decide.

# technical easy elec-dead: expertise | 47-2111 49-2 17-3023 17-3024
How do you make sure that a circuit is dead before you work on it?
- Give the steps in order.
- Say what you check the tester on.
+ identifying and isolating the circuit
+ locking off and labelling
+ proving dead with a tester that was proved before and after
+ earthing and short-circuiting, and covering live parts nearby where required
= The full sequence by heart, the tester proved before and after, and no exceptions for short jobs.

# technical medium elec-trip: problem-solving expertise | 47-2111 49-9071 | residential domestic building install wiring
A residual-current device trips now and then, always at night. How do you find the fault?
- Say what you ask before you measure.
- Go from the likely to the unlikely.
+ what runs at night: heating, freezer, outdoor lights
+ dividing the circuits
+ measuring insulation resistance and leakage current
+ damp and the sum of small leakages
= Asks, divides, measures; knows that several small leakages can add up.

# technical medium elec-hand-over: expertise delivery | 47-2111 | install new-build
What do you test and record before you hand over a new installation?
- Give the order and the reason for it.
- Name the standard you work to in your country.
+ visual inspection first
+ continuity of protective conductors
+ insulation resistance and polarity
+ loop impedance and residual-current devices
+ test records for the customer
= Dead tests before live tests, each with its purpose, and complete records.

# technical medium plumb-leak: problem-solving expertise | 47-2152 49-9021
A customer has a damp patch on the ceiling below the bathroom. How do you find the leak without taking everything apart?
- Say what you ask, and what you try first.
- Say how you tell supply from waste.
+ when and how fast it appears
+ pressure test of the supply
+ testing shower, bath and basin one after the other
+ seals and joints before opening up
= Separates supply, waste and seals by simple tests, and opens only where the tests point.

# technical medium plumb-hot: expertise | 47-2152 49-9021
What do you look at when hot water must be safe both from scalding and from bacteria such as Legionella?
- Explain why the two pull in different directions.
- Name measures for both.
+ storing hot and distributing hot enough
+ mixing valves at the point of use
+ no dead legs, regular flow
+ keeping cold water cold
= Understands the conflict and solves it by storing hot, mixing late and avoiding standing water.

# technical easy carp-measure: expertise | 47-2031 51-7011
The walls of an old house are out of true. How do you fit something straight into it?
- Name your reference.
- Say what you do before you cut.
+ a level and a reference line
+ scribing to the wall
+ measuring at several heights, and diagonals
+ a template or a dry fit before fixing
= Works from a reference and not from the wall, scribes, and fits dry first.

# technical medium concrete-hot: expertise | 47-2051 47-2061 47-2021 47-1011
What can go wrong when concrete is placed on a very hot or a very cold day, and what do you do about it?
- Take one of the two and go through it.
- Say what you do in the days afterwards.
+ setting and strength depend on temperature
+ no added water on site to make it easier
+ keeping it damp and shaded, or covered and warm
+ planning delivery and placing time
= Knows why temperature matters, does not add water, and cures it properly.

# situational hard site-pressure: judgement leadership | 47-1011 47 11-9021 | scaffold
The client presses you to let people work on a scaffold that has not been inspected. What do you do?
- Say the sentence that you would say.
- Say what you offer to save time.
+ nobody goes up before inspection
+ having it inspected at once
+ other work in the meantime
+ writing down the request and the answer
= A clear no with a plan to lose little time.

# technical medium mech-diagnose: problem-solving expertise | 49-3 | garage workshop vehicle
A machine or vehicle comes in with "it makes a strange noise". How do you find the fault?
- Say what you ask the person who uses it.
- Say how you avoid changing parts on suspicion.
+ when, at which speed or load, since when
+ reproducing it
+ from simple and likely to costly
+ proving the fault before replacing parts
= Listens, reproduces, measures, and replaces only what is proved faulty.

# technical easy mech-lock: expertise | 49-9041 49-9043 49-9071 51-4 51-9
What do you do before you put your hands into a machine?
- Give the steps in order.
- Think of energy that is not electric.
+ stopping and isolating
+ lock and tag of your own
+ releasing stored energy: pressure, springs, raised parts
+ trying to start it to prove that it is dead
= Knows every kind of stored energy, uses its own lock and proves it.

# technical medium mech-preventive: expertise judgement | 49-9041 49-1011 49-9071 | maintenance
How do you decide what is maintained by plan, what by condition, and what is simply run until it fails?
- Give an example of each.
- Say what figures you look at.
+ consequences of a failure
+ wear that can be measured
+ cost of downtime against cost of the part
+ failure records
= Decides by consequence and evidence, not by habit.

# technical hard mech-recurring: problem-solving | 49-9041 49-9043 17-2141 | bearing pump conveyor motor gearbox
The same bearing has failed three times in a year. What do you do differently the fourth time?
- Do not begin with a better bearing.
- Say whom you involve.
+ looking at the failed part
+ alignment, lubrication, load and fitting
+ history of the machine
+ a change, and watching whether it holds
= Looks for the cause in alignment, lubrication and fitting, and follows the change up.

# technical easy make-quality: expertise delivery | 51-4 51-2 | tolerance measur inspect
How do you notice, while you are working, that parts are beginning to go out of tolerance?
- Say what you measure and how often.
- Say what you do with the parts made since the last good one.
+ regular measuring and recording
+ a trend before the limit
+ stopping and finding the cause
+ blocking parts made since the last good check
= Sees the trend, stops in time, and contains what may be bad.

# technical medium make-changeover: problem-solving delivery | 51 | changeover change-over tooling
How would you shorten the change-over of a machine that takes two hours?
- Separate what can be done while the machine still runs.
- Say who takes part.
+ watching and timing a change-over
+ preparing while the machine runs
+ fixed places, gauges and quick clamps instead of adjusting
+ a standard that everybody works to
= Moves work out of the standstill, removes adjusting and makes it the standard.

# technical medium weld-defect: expertise | 51-4121
Which defects do you look for in a weld, and what causes them?
- Take three, each with cause and remedy.
- Say which of them cannot be seen from outside.
+ porosity: moisture, dirt, loss of shielding gas
+ lack of fusion: too little heat, wrong angle
+ cracks: material, cooling, restraint
+ undercut: too much current or speed
= Connects each defect with its cause and remedy, and knows what needs a test to be found.

# technical medium cnc-setup: expertise | 51-4041 51-9161 51-9162
How do you set up a machine for the first piece of a new part?
- Go through it in order.
- Say how you avoid a crash.
+ reading drawing, material and clamping
+ tools measured and offsets set
+ dry run or single block with reduced speed
+ measuring the first piece fully before releasing
= Careful order, protected first run, and a full check of the first piece.

# situational medium make-stop: judgement | 51 49 | production assembly packing bottling
You want to stop the line because something is not right, and the shift leader says to go on. What do you do?
- Distinguish safety from quality.
- Say what you write down.
+ stopping at once where people are at risk
+ showing the evidence
+ marking and separating doubtful parts
+ reporting it further
= No compromise on safety; on quality it shows facts and keeps the doubtful parts apart.

# technical easy bake-batch: expertise | 51-3011 | bak
A batch turned out different from yesterday's although the recipe is the same. What do you check?
- Go through ingredients, temperature, time and hands.
- Say how you record it.
+ flour or raw material and its batch
+ temperature of ingredients and room
+ weighing and order
+ times and the oven or machine
= Changes one thing at a time and keeps notes that make the next batch the same.
`,
};
