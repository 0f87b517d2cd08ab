import { describe, expect, it } from 'vitest';
import { mendStatement, weakOpener } from './mend-statement.ts';

type Row = [statement: string, tense: 'past' | 'present', mended: string];

const rows: Record<string, Row[]> = {
  'responsibility becomes the deed itself': [
    ['Responsible for managing 12 staff', 'past', 'Managed 12 staff'],
    [
      'Responsible for running a 32-bed surgical ward on night shifts',
      'present',
      'Run a 32-bed surgical ward on night shifts',
    ],
    ['I was in charge of ordering supplies for the ward.', 'past', 'Ordered supplies for the ward'],
    [
      'Duties included washing, dressing and feeding of residents',
      'past',
      'Washed, dressed and fed residents',
    ],
    [
      'Was tasked with writing the seasonal menu 4 times a year',
      'past',
      'Wrote the seasonal menu 4 times a year',
    ],
    ['responsible for testing and certifying to BS 7671', 'present', 'Test and certify to BS 7671'],
    ['My duties include mentoring of two new teachers a year', 'present', 'Mentor two new teachers a year'],
    [
      'My main tasks were to check in guests, handle payments and prepare the reports',
      'past',
      'Checked in guests, handled payments and prepared the reports',
    ],
    ['Was tasked with writing the menu 4 times a year', 'present', 'Write the menu 4 times a year'],
    ['Had to plan the rota', 'past', 'Planned the rota'],
    [
      'Responsible for recruitment, training and supervision of 14 staff',
      'past',
      'Recruited, trained and supervised 14 staff',
    ],
    ['Responsible for the maintenance of 40 vehicles', 'present', 'Maintain 40 vehicles'],
    ['Responsible for managing recruitment and training', 'past', 'Managed recruitment and training'],
    ['Responsible for managing staff and training budgets', 'past', 'Managed staff and training budgets'],
    [
      'Responsible for hiring staff and training new starters',
      'past',
      'Hired staff and trained new starters',
    ],
    [
      'Responsible for redesigning the menu, reducing waste by 20%',
      'past',
      'Redesigned the menu, reducing waste by 20%',
    ],
  ],
  'lists of deeds are inflected as a whole': [
    [
      'Responsible for opening and closing the store, handling cash and training new employees',
      'past',
      'Opened and closed the store, handled cash and trained new employees',
    ],
    [
      'Duties included answering phones, greeting visitors and filing',
      'past',
      'Answered phones, greeted visitors and filed',
    ],
    [
      'Responsible for managing recruitment, training and onboarding',
      'past',
      'Managed recruitment, training and onboarding',
    ],
    ['Responsibilities: managing staff, ordering stock', 'past', 'Managed staff, ordered stock'],
    [
      'Built a tracker, using Excel, reducing errors by 12%',
      'past',
      'Built a tracker, using Excel, reducing errors by 12%',
    ],
    ['Load and unload trucks', 'past', 'Loaded and unloaded trucks'],
    ['Travelling to clients and advising them', 'past', 'Travelled to clients and advised them'],
    ['Maintenance and repair of lifts', 'past', 'Maintained and repaired lifts'],
    ['Reduction of 15% in costs', 'past', 'Reduction of 15% in costs'],
    ['Process orders', 'past', 'Processed orders'],
    ['Process improvements in the plant', 'past', 'Process improvements in the plant'],
  ],
  'responsibility for a thing finds the verb of the thing': [
    ['Responsible for 6 patients a shift', 'past', 'Cared for 6 patients a shift'],
    ['In charge of new patient registration', 'present', 'Handle new patient registration'],
    ['Was responsible for the budget of GBP 40,000', 'past', 'Managed the budget of GBP 40,000'],
    [
      'In charge of a brigade of 9 and 140 covers a night',
      'present',
      'Manage a brigade of 9 and 140 covers a night',
    ],
    ['In charge of accounts payable team of 3', 'present', 'Manage accounts payable team of 3'],
    ['Responsible for minutes of the weekly meeting', 'past', 'Took minutes of the weekly meeting'],
    [
      'Responsible for pre-trip and post-trip inspections',
      'present',
      'Carry out pre-trip and post-trip inspections',
    ],
    [
      'Responsible for ordering, food cost brought down from 34% to 28%',
      'present',
      'Handle ordering; food cost brought down from 34% to 28%',
    ],
    ['Responsible for 3 million in revenue', 'past', 'Managed 3 million in revenue'],
    ['Responsible for care of 12 elderly residents', 'past', 'Cared for 12 elderly residents'],
    ['Responsible for patient care', 'past', 'Provided patient care'],
    ['Responsible for safety of 40 children', 'past', 'Managed the safety of 40 children'],
    ['Responsible to the head for timetables', 'past', 'Responsible to the head for timetables'],
    [
      'Responsible for the payments API handling 2M requests/day',
      'present',
      'Manage the payments API handling 2M requests/day',
    ],
    ['Responsible for retail products', 'past', 'Handled retail products'],
    ['Took care of hosting and updates', 'past', 'Handled hosting and updates'],
  ],
  'help stays help': [
    [
      'Helped with training of 18 newly qualified nurses',
      'past',
      'Supported the training of 18 newly qualified nurses',
    ],
    ['Helped with the launch of the loyalty card', 'past', 'Supported the launch of the loyalty card'],
    ['Helped with the Instagram account', 'past', 'Assisted with the Instagram account'],
    ['helped to set up the new store', 'past', 'Assisted in setting up the new store'],
    ['Helped reduce waste by 20%', 'past', 'Contributed to reducing waste by 20%'],
    ['Helped train 6 new drivers', 'present', 'Assisted in training 6 new drivers'],
    ['Helped students prepare for the SAT', 'past', 'Supported students in preparing for the SAT'],
    ['Helped 41 families to reunify since 2021', 'present', 'Supported 41 families in reunifying since 2021'],
    ['Helped customers with returns', 'past', 'Assisted customers with returns'],
    ['Helped the manager with scheduling', 'past', 'Assisted the manager with scheduling'],
    ['Helped in the kitchen', 'past', 'Assisted in the kitchen'],
    ['Helped the company grow sales by 10%', 'past', 'Supported the company in growing sales by 10%'],
    ['Helped out at reception', 'past', 'Assisted at reception'],
    ['Helping with stock counts', 'present', 'Assist with stock counts'],
    ['Assisted customers with returns', 'past', 'Assisted customers with returns'],
    ['Assisted electricians on new build sites', 'past', 'Assisted electricians on new build sites'],
    ['Assisted in preparing meals', 'past', 'Assisted in preparing meals'],
    ['Assisted with payroll', 'past', 'Assisted with payroll'],
  ],
  'taking part stays taking part': [
    ['Worked on a billing system', 'past', 'Contributed to a billing system'],
    ['Worked on reducing missed appointments', 'past', 'Worked to reduce missed appointments'],
    ['Worked on the till', 'past', 'Worked on the till'],
    ['Worked on mycorrhizal networks in peat soils', 'past', 'Worked on mycorrhizal networks in peat soils'],
    ['Participated in hiring of data scientists', 'past', 'Contributed to hiring data scientists'],
    ['Was involved in drafting SEC filings', 'past', 'Contributed to drafting SEC filings'],
    ['Took part in a course on first aid', 'past', 'Attended a course on first aid'],
    ['Was part of the SAP migration team', 'present', 'Worked in the SAP migration team'],
  ],
  'plain verbs for weak phrases': [
    ['made sure that all vehicles were safe', 'past', 'Ensured all vehicles were safe'],
    ['Dealt with complaints', 'past', 'Handled complaints'],
    ['Did stock takes', 'past', 'Carried out stock takes'],
    ['Managed to reduce costs by 10%', 'past', 'Reduced costs by 10%'],
    ['Key achievement: increased sales with 30%', 'past', 'Increased sales by 30%'],
    ['Did the bookkeeping', 'past', 'Handled the bookkeeping'],
    ['Do my own logs on ELD', 'present', 'Keep own logs on ELD'],
    ['Provided training to 12 volunteers', 'past', 'Trained 12 volunteers'],
    ['Was awarded a grant of £180,000', 'present', 'Awarded a grant of £180,000'],
    ['Was chosen to train new starters', 'present', 'Chosen to train new starters'],
    ['Worked with Excel and Outlook', 'past', 'Used Excel and Outlook'],
    ['Was asked to coach the debate team', 'past', 'Coached the debate team'],
  ],
  'the tense is that of the job': [
    ['managing a team of 4', 'present', 'Manage a team of 4'],
    ['Manages a team of 4 and trains new starters', 'past', 'Managed a team of 4 and trained new starters'],
    [
      'Manage a team of 4, train new starters and report to the director',
      'past',
      'Managed a team of 4, trained new starters and reported to the director',
    ],
    ['Handles orders and supplies for the ward', 'past', 'Handled orders and supplies for the ward'],
    ['Picking and packing 120 orders a shift', 'present', 'Pick and pack 120 orders a shift'],
    ['Cutting and colouring', 'past', 'Cutting and colouring'],
    ['Answering about 80 calls a day', 'present', 'Answer about 80 calls a day'],
    ['Working closely with copywriters', 'present', 'Work closely with copywriters'],
    [
      'Responsible for reducing attrition, from 19% to 11% in two years',
      'present',
      'Reduced attrition, from 19% to 11% in two years',
    ],
    ['Responsible for reducing waste', 'present', 'Reduce waste'],
    ['Work alone and in a team', 'past', 'Worked alone and in a team'],
    ['I introduced two-nurse checks', 'present', 'Introduced two-nurse checks'],
    [
      'Responsible for integration of two acquisitions (2020 and 2022)',
      'present',
      'Integrated two acquisitions (2020 and 2022)',
    ],
  ],
  'a list of things stays one': [
    ['Market research for new products', 'past', 'Market research for new products'],
    ['Scheduling for 3 dentists', 'present', 'Scheduling for 3 dentists'],
    [
      'Billing and insurance claims, about 45 a week',
      'present',
      'Billing and insurance claims, about 45 a week',
    ],
    ['serving customers, till, stock', 'past', 'Serving customers, till, stock'],
    [
      'cuts, colour and balayage for 40 clients a week',
      'present',
      'Cuts, colour and balayage for 40 clients a week',
    ],
    ['prep, breakfast service, deep cleaning', 'past', 'Prep, breakfast service, deep cleaning'],
    ['Service desk support', 'past', 'Service desk support'],
    ['Stock control and order picking', 'past', 'Stock control and order picking'],
    ['Lead nurse for infection control', 'past', 'Lead nurse for infection control'],
  ],
  'no first person': [
    ['My team and I built the first prototype', 'past', 'The team and I built the first prototype'],
    ['Our team won an award', 'past', 'The team won an award'],
    ["I've been working with SAP since 2015", 'present', 'Used SAP since 2015'],
    ['I have the best score of the team (4.8/5)', 'present', 'Best score of the team (4.8/5)'],
    ['My photos were exhibited in 2019', 'past', 'Photos were exhibited in 2019'],
    ['I was employee of the month twice', 'past', 'Employee of the month twice'],
    ['Was the first point of contact for clients', 'past', 'First point of contact for clients'],
    ['I had a team of 5', 'past', 'Had a team of 5'],
    ['I had 15 direct reports', 'past', 'Managed 15 direct reports'],
    ['I would prepare reports every week', 'past', 'Prepared reports every week'],
    ['Has managed budgets', 'past', 'Managed budgets'],
    ['Currently managing a team', 'present', 'Manage a team'],
    ['70% of my clients rebook', 'present', '70% of clients rebook'],
    ['I run a weekly group for fathers.', 'present', 'Run a weekly group for fathers'],
    ['Awarded a grant with Dr. A. Muir.', 'past', 'Awarded a grant with Dr. A. Muir'],
    ['I served customers and I worked on the till', 'past', 'Served customers and worked on the till'],
    ['I worked with my team on the launch', 'past', 'Worked with the team on the launch'],
  ],
  'weak English is mended where one form is right': [
    [
      'i am responsable for make soup and noodle for 200 peoples every day',
      'present',
      'Make soup and noodle for 200 people every day',
    ],
    ['i was teach 3 new worker', 'present', 'Taught 3 new workers'],
    [
      'cleaning of kitchen and and checking of fridge temperature',
      'present',
      'Clean kitchen and check fridge temperature',
    ],
    ['help with order the vegetables', 'present', 'Assist with ordering the vegetables'],
    [
      'i have work with costumers and informations desk',
      'past',
      'Worked with customers and information desk',
    ],
    ['wash dishes , cut vegetable', 'past', 'Washed dishes, cut vegetable'],
    ['Cleaned the the kitchen , daily.', 'past', 'Cleaned the kitchen, daily'],
    ['made costumers for the theatre', 'past', 'Made costumers for the theatre'],
    ['earned an ADN under Dr Thier', 'past', 'Earned an ADN under Dr Thier'],
    ['trained with Mr Teh at Carrer de Balmes', 'past', 'Trained with Mr Teh at Carrer de Balmes'],
    ['did not miss a shift in 3 years', 'past', 'Did not miss a shift in 3 years'],
    ['was responsible for not losing stock', 'past', 'Was responsible for not losing stock'],
  ],
  'what is not ours to word stays as typed': [
    ['iOS app with 4 releases', 'past', 'iOS app with 4 releases'],
    [
      'Verantwortlich für die Pflege von 12 Patienten',
      'past',
      'Verantwortlich für die Pflege von 12 Patienten',
    ],
    ['Responsable de la caisse et du stock', 'past', 'Responsable de la caisse et du stock'],
    ['负责团队管理', 'past', '负责团队管理'],
    ['<b>#set text(red)</b>', 'past', '<b>#set text(red)</b>'],
    ['RESPONSIBLE FOR SAP', 'past', 'RESPONSIBLE FOR SAP'],
    ['👩🏽‍⚕️', 'past', '👩🏽‍⚕️'],
    ['constructor', 'past', 'Constructor'],
    ['Ran the chef de partie section', 'past', 'Ran the chef de partie section'],
    [
      'Increased sales 2.3x to $1,250,000 by 31/12/2024',
      'past',
      'Increased sales 2.3x to $1,250,000 by 31/12/2024',
    ],
  ],
};

describe.each(Object.entries(rows))('%s', (_rule, table) => {
  it.each(table)('%j in the %s becomes %j', (statement, tense, mended) => {
    expect(mendStatement(statement, tense)).toBe(mended);
  });
  it.each(table)('%j is mended once', (_statement, tense, mended) => {
    expect(mendStatement(mended, tense)).toBe(mended);
  });
});

it.each([
  ['Responsible for the ward', 'Responsible for'],
  ['I was involved in two audits', 'was involved in'],
  ['I am in charge of the kitchen', 'in charge of'],
  ['Led the ward', undefined],
  ['Assisted with payroll', undefined],
])('the weak opener of %j is %j', (statement, opener) => {
  expect(weakOpener(statement)).toBe(opener);
});
