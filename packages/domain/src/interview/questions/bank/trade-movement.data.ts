import type { BankSet } from './bank-set.ts';

/** Driving, storage, farming, cleaning and protection. */
export const movementTrades: BankSet = {
  codes: ['53', '43-5', '45', '37', '33'],
  text: `
# technical easy drive-check: expertise | 53-3
What do you check on your vehicle before you set off?
- Walk around it in your mind and say what you see.
- Say what makes you not drive.
+ tyres, wheels and lights
+ brakes, leaks, mirrors and windows
+ load, doors and couplings
+ papers, and writing down defects
= A fixed walk around the vehicle, defects recorded, and not driving when safety is in doubt.

# technical medium drive-load: expertise | 53-3032 53-3033
How do you secure a load so that it stays where it is when you brake hard?
- Name the aids that you use.
- Say where heavy goods go, and why.
+ forces when braking and in bends
+ weight low and spread over the axles
+ blocking and lashing, anti-slip mats
+ checking again after some kilometres
= Understands the forces, fills gaps, lashes with enough straps, and checks on the way.

# situational medium drive-late: judgement customer-focus | 53-3
You are an hour behind, the customer is pressing, and your driving time is nearly used up. What do you do?
- Say whom you call, and when.
- Rest rules are there for a reason: say it.
+ keeping to driving and rest times
+ telling dispatch and the customer early
+ a safe place to stop
+ no speeding to catch up
= Calls early, keeps the rules and offers a realistic time.

# situational medium drive-passenger: customer-focus conflict | 53-3052 53-3054
A passenger refuses to pay and becomes loud while others are waiting. How do you deal with it?
- Say your words and your tone.
- Think of the safety of everybody on board.
+ calm and short
+ the choice and its consequence
+ no physical conflict
+ calling for help by the company's procedure and going on safely
= De-escalates, keeps everyone safe, follows the procedure and does not fight over a fare.

# technical easy drive-weather: judgement expertise | 53-3
How do you change your driving in snow, fog or heavy rain?
- Name distances and speeds rather than "carefully".
- Say when you stop.
+ longer distance and lower speed
+ gentle steering, braking and accelerating
+ lights so that others see you
+ stopping in a safe place when it is not safe to go on
= Concrete changes and a clear point at which it stops.

# technical easy stock-pick: expertise delivery | 53-7065 53-7062 43-5071 43-5 | pick packing
How do you pick orders fast without making mistakes?
- Say what you do at each line.
- Name the mistake that happens most.
+ route and order of picking
+ checking code and quantity at each line
+ heavy below, fragile above
+ reporting differences in stock at once
= Speed through order and habit, a check at each line, and honest reporting of differences.

# technical medium stock-difference: problem-solving expertise | 53-7 43-5 13-1081 | stock inventory warehouse
The system says forty, and the shelf holds thirty-one. How do you find out why?
- Think of more than theft.
- Say what you do before you correct the figure.
+ counting again and neighbouring places
+ open orders, returns and goods received
+ units: pieces, packs, pallets
+ recording the cause, then correcting
= Looks for the process behind the difference before correcting the figure.

# technical medium forklift: expertise judgement | 53-7051 53-7 | forklift fork-lift counterbalance
What do you look out for when you drive a forklift where people are walking?
- Say it for driving empty, loaded and on a ramp.
- Say when you stop.
+ check before the shift and a valid authorisation
+ load low, tilted back, within the capacity
+ driving backwards when the view is blocked
+ horn, eye contact and separate ways for people
= Knows capacity and view, makes contact with people, and gives way.

# technical hard logistics-plan: problem-solving judgement | 13-1081 43-5061 11-3071
A main supplier cancels a delivery for tomorrow. How do you keep the orders going?
- Say what you look at in the first hour.
- Say whom you tell what.
+ stock and orders by date and importance
+ substitutes, other suppliers, partial deliveries
+ telling customers early
+ what changes so that it hurts less next time
= Overview first, options with cost and time, honest early news, and a lesson.

# technical medium dispatch: communication delivery | 43-5032 43-5031 | crew
Three jobs come in at the same time, and you have two crews. How do you decide?
- Say what you ask first.
- Say how you tell the one who has to wait.
+ danger to people first
+ distance, skill and equipment
+ a clear message to each crew
+ a realistic time for the one who waits
= Asks the deciding questions, sends the right crew and keeps everybody informed.

# technical easy farm-animal: expertise | 45 19-1011 | animal livestock cattle cow sheep pig poultry dairy
How do you notice that an animal is unwell before it is obvious?
- Name what you look at every day.
- Say what you do first.
+ feeding, drinking and dung
+ posture, gait and behaviour within the herd
+ temperature and breathing
+ separating it and calling for advice in time
= A daily eye for small changes, and quick action.

# technical medium farm-plant: problem-solving expertise | 45 37-3 | crop field plant bed garden greenhouse
Leaves in part of a field or bed turn yellow. How do you find the reason?
- Ask what the pattern tells you.
- Say what you try last.
+ pattern: patches, rows, old or young leaves
+ water, soil and roots
+ nutrients, pests and disease
+ records and a test before treating
= Reads the pattern, checks the roots and the water, and treats only what it has found.

# technical easy farm-chem: expertise judgement | 45 37-3 | spray pesticide herbicide
What do you do before, during and after you spray?
- Go through it in order.
- Name the reason for each step.
+ label, dose and protective equipment
+ wind, weather, distance to water and bees
+ calibrated equipment
+ cleaning, records and waiting times
= Works by the label, protects people, water and bees, and keeps records.

# technical easy farm-machine: expertise | 45 | tractor machine harvester
What do you check before you take a machine out in the season, and what do you never do while it runs?
- Name one machine.
- Think of rotating shafts and other people.
+ guards, oil, tyres, hydraulics
+ children and other people kept away
+ switched off and key out before clearing a blockage
+ lights and width on the road
= Guards on, engine off before reaching in, no exceptions.

# technical easy clean-order: expertise | 37-2 | washroom toilet bathroom
In what order do you clean a washroom, and why?
- Give the steps and the colours of cloths if you use them.
- Say what you do about time of contact.
+ from clean to dirty and from top to bottom
+ separate cloths for basin and toilet
+ dose and contact time of the product
+ sign for wet floors, ventilation
= A reasoned order, separate cloths, right dose and time, and safety for others.

# technical medium clean-chem: expertise judgement | 37-2
Which cleaning products must never be mixed, and how do you choose the right one for a surface?
- Name a mixture and what it gives off.
- Say how you test.
+ bleach with acids or ammonia gives off toxic gas
+ acid against lime, alkali against grease
+ surfaces that suffer: marble, aluminium, wood
+ label, dose, gloves and a test in a hidden place
= Knows the dangerous mixtures, chooses by dirt and surface and doses by the label.

# situational medium clean-found: judgement | 37-2 | room office
You find a wallet with money under a bed or a desk while you are alone in the room. What do you do?
- Go step by step.
- Think of your own protection.
+ not searching it
+ reporting it at once, if possible with a witness
+ handing it in by the procedure and having it recorded
= Openness at once and a record, for the owner's sake and its own.

# technical easy guard-round: expertise | 33-9032 | round patrol night
What do you look for on a round at night, and what goes into the report?
- Name things that others would not notice.
- Say how you write: facts, times, places.
+ doors, windows, lights, heat, water, smells
+ changes since the last round
+ varying the route and times
+ facts with time and place
= Attentive to small changes, unpredictable in its rounds, and factual in its reports.

# situational medium guard-aggressive: conflict judgement | 33-9032 33-305 | door entry entrance event access
Somebody who has been refused entry becomes aggressive. What do you do?
- Say distance, words and posture.
- Say when you call for help.
+ calm voice, distance and a way out
+ a clear limit and a choice
+ help called early
+ force only within the law, proportionate and as the last resort
= De-escalates by distance and words, calls early, and knows the legal limits of its role.

# technical hard guard-alarm: judgement expertise | 33-9032 | alarm
The fire alarm sounds, and the panel shows a fault that you have seen as a false alarm three times this month. What do you do?
- Say what you never assume.
- Give the first five minutes.
+ treating it as real
+ following the plan: alert, clear, meet the fire service
+ checking the place only if it is safe
+ reporting the false alarms so that they are ended
= Never gets used to alarms, acts by the plan, and has the cause of false alarms fixed.

# technical medium police-statement: communication expertise | 33-3
How do you take a statement from a shaken witness so that it can be relied on later?
- Say how you begin.
- Name questions that you avoid.
+ calm place and care for the person
+ free account first
+ open questions, no leading ones
+ exact record in the witness's own words
= Free account first, open questions, no suggestion, and an exact record.

# situational hard fire-risk: judgement teamwork | 33-2 33-1021
You are told that somebody may still be inside, but the structure is getting worse by the minute. How is that decision made?
- Say who decides and on what information.
- Say what your own part is.
+ information on the missing person
+ risk to the crew against the chance of saving a life
+ command, teams of two, air and a way out
+ accepting the order to withdraw
= Weighs chance against risk within the command structure, and keeps the rules that bring crews home.
`,
};
