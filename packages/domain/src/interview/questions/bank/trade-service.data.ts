import type { BankSet } from './bank-set.ts';

/** Shops, kitchens, restaurants, hotels, personal services. */
export const serviceTrades: BankSet = {
  codes: ['41-1', '41-2', '35', '39', '43-4081', '11-9051', '11-9081'],
  text: `
# technical easy shop-approach: customer-focus expertise | 41-1011 41-2031 | shop store showroom boutique
A customer says "I am only looking". What do you say and do?
- Say your words.
- Say how you notice that they now want help.
+ friendly and short
+ leaving room
+ noticing signs: comparing, looking around
+ coming back with something useful
= Leaves the customer in peace without leaving them alone.

# technical medium shop-advise: customer-focus expertise | 41-1011 41-2031
How do you find out which product suits a customer who does not know what they need?
- Say your questions in order.
- Say how many products you show.
+ use, wishes and budget by open questions
+ two or three choices
+ benefits for this customer instead of a list of features
+ honest advice, also for the cheaper one
= Asks before showing, offers few choices and advises honestly.

# technical medium shop-loss: judgement expertise | 41-1011 41-2031 | shop store
How do you keep goods from disappearing from a shop?
- Think of mistakes as well as of theft.
- Say what you would not do.
+ greeting and attention
+ order, sight lines and expensive goods
+ checks of deliveries, tills and write-offs
+ no accusations without certainty, and the house rules
= Knows that service and order prevent most loss, and keeps within its rights.

# situational medium shop-return: customer-focus conflict | 41-1011 41-2031 41-2011 | shop store return refund
A customer wants to return something without a receipt, and the rules do not allow it. There is a queue. What do you do?
- Say your words.
- Say what you may decide yourself.
+ listening and friendly words
+ rule and legal rights of the customer
+ a way out: exchange, proof of payment, manager
+ the queue in view
= Stays friendly, knows rule and law, offers a way and keeps the queue moving.

# technical hard shop-figures: expertise judgement | 41-1011 11-1021 | sales target
Sales in your department are down 15 percent on last year. How do you find out why?
- Divide the figure before you explain it.
- Say which measure you would try first.
+ customers, share who buy, size of the basket
+ availability and prices
+ staffing and opening times
+ weather, calendar and competition
= Takes the figure apart, looks on the shop floor, and tests one measure at a time.

# technical easy till: expertise | 41-2011 41-2031 41-1011 35-3 | till cash register
At the end of the shift your till is 20 short. What do you do?
- Be open; say in what order you search.
- Say how you avoid it.
+ counting again
+ vouchers, card slips, cancellations, change
+ reporting it at once
+ never making it up out of your own pocket or the tips jar
= Counts, searches, reports; hides nothing.

# technical easy cook-mise: expertise delivery | 35-1 35-2 | covers reservation dinner
How do you prepare for a service with eighty reservations?
- Go back from the first order.
- Say what you prepare last, and why.
+ list by station and dish
+ order by time and shelf life
+ portions, labels and dates
+ a check before service
= A written list, prepared in the right order, labelled and checked.

# technical medium cook-allergy: expertise judgement | 35-1 35-2 35-3
A guest has a severe nut allergy. What happens from the order to the plate?
- Follow the order through every pair of hands.
- Say what you do when you are not sure.
+ asking and passing it on clearly
+ checking every ingredient and the label
+ clean surface, tools, hands and oil
+ saying no rather than guessing
= A closed chain without guessing, and an honest no where safety is in doubt.

# technical easy cook-temp: expertise | 35-1 35-2
Which temperatures do you watch in a kitchen, and why?
- Name figures and the rule that you work by.
- Say what you do when the fridge reads too high.
+ cold storage and the danger zone
+ core temperature when cooking and reheating
+ cooling down quickly
+ measuring, recording and acting
= Knows the figures of its country's rules, why they matter and what to do when one is missed.

# technical medium cook-cost: expertise | 35-1 11-9051
The cost of food has gone up three points in a month. Where do you look?
- Go through purchase, stock, kitchen and plate.
- Give an example of a saving that no guest noticed.
+ prices and deliveries
+ stock count and waste
+ portion sizes and recipes
+ the mix of dishes sold
= Follows the food from the delivery to the bin, and saves where guests do not notice.

# situational medium cook-rush: teamwork delivery | 35-1 35-2 | covers dinner evening
In the middle of service one cook walks out. How do you get through the evening?
- Say what you change in the first five minutes.
- Say what you tell the front of house.
+ sharing out the stations
+ shortening the menu or slowing the orders
+ clear calls and a calm voice
+ talking about the cause afterwards
= Stays calm, simplifies, communicates, and deals with the cause later.

# technical easy wait-recommend: customer-focus expertise | 35-3 35-9 | waiter waitress waiting tables dining dinner
A guest asks you what is good today. What do you answer?
- Say what you ask back.
- Name a dish as you would to the guest.
+ a question about taste and hunger
+ one or two honest recommendations
+ describing them in a few words
+ knowing allergens and what has run out
= Asks, recommends with appetite and honesty, and knows the menu.

# situational medium wait-complaint: customer-focus conflict | 35-3 | waiter waitress waiting tables dining dinner restaurant
A guest complains about the food when the plate is nearly empty. What do you do?
- Say your words.
- Say what you may offer.
+ listening without arguing
+ apologising and asking what was wrong
+ a fitting offer within your limits
+ passing it on to the kitchen
= Gracious and proportionate; the guest feels heard and the kitchen learns something.

# technical easy hotel-checkin: customer-focus expertise | 43-4081
A tired guest arrives at eleven at night, and the room is not ready or has been given away. What do you do?
- Say what you say first.
- Say what you have done before you say it.
+ apology without excuses
+ an immediate solution: other room, other house with transport
+ something small for the trouble
+ noting it for the morning team
= Takes charge, solves it before explaining it, and follows up.

# technical medium room-standard: expertise delivery | 37-2012 | hotel guest
How do you check a guest room within two minutes?
- Walk through it in order.
- Name what guests notice first.
+ smell and first impression
+ bathroom: hair, taps, mirror
+ bed and linen
+ lights, remote control, supplies
= A fixed path, the guest's eye, and attention to what others overlook.

# technical easy hair-consult: customer-focus expertise | 39-5012
A client shows you a picture of a hairstyle that will not suit their hair. How do you advise them?
- Say your words.
- Say what you check before colour or chemicals.
+ what they like about the picture
+ hair, face and time for care
+ an honest alternative
+ allergy or strand test where it is needed
= Finds the wish behind the picture, is honest and kind, and tests before it treats.

# technical medium train-plan: expertise customer-focus | 39-9031 29-1128
A beginner with back pain wants to lose ten kilos in two months. How do you plan with them?
- Say what you ask first, and when you refer them to a doctor.
- Say what you promise and what you do not.
+ health questions and warning signs
+ a realistic goal
+ technique first, load that grows slowly
+ checking progress and adapting
= Safety and habit first, realistic figures, and a referral where it is outside its field.

# technical easy child-outing: judgement expertise | 39-9011
You take a group of ten children to a playground. How do you plan it?
- Say what you do before, on the way and there.
- Name the moment of greatest risk.
+ numbers of adults and children by the rules
+ route, weather, first aid, contacts
+ counting at every change of place
+ agreeing areas and a signal
= Plans for the transitions, counts often, and knows who watches whom.

# technical medium event-guest: customer-focus problem-solving | 39-7 13-1121 | tour event group
You lead a group, and one stop of the tour or event is cancelled without warning. What do you do?
- Say what you tell the guests, and when.
- Have an alternative.
+ staying calm and honest
+ an alternative that is worth something
+ informing partners and the office
+ compensation by the rules
= Turns it into a good experience, is honest, and keeps the schedule.
`,
};
