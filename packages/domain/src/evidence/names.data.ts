/** Makers whose name stands before that of a product: "Microsoft Excel" is Excel. */
export const makers: Readonly<Record<string, string>> = {
  microsoft:
    'excel word powerpoint outlook teams access office azure sharepoint project dynamics power windows 365',
  ms: 'excel word powerpoint outlook teams access office project',
  adobe: 'photoshop illustrator indesign premiere acrobat lightroom xd creative after',
  google: 'sheets docs drive analytics ads workspace cloud maps classroom forms calendar',
  autodesk: 'autocad revit inventor fusion maya',
  amazon: 'aws web s3 ec2',
  apache: 'kafka spark airflow hadoop',
  atlassian: 'jira confluence trello',
  oracle: 'java netsuite',
};

/** What is written with a capital by habit, and names nobody: departments, headings, grades, feasts, short words of trades. */
export const capitalisedByHabit = `
monday tuesday wednesday thursday friday saturday sunday christmas easter ramadan bank holiday spring summer autumn winter
north south east west northern southern eastern western central upper lower mr mrs ms miss dr prof sir madam dear god cv covid internet web
level key stage grade band year class part phase unit module section type group team board council government parliament state county
department office head human resources finance accounts accounting marketing sales operations logistics purchasing procurement
production engineering research development quality health safety customer client service services support care reception front back
house kitchen bar floor ward theatre store warehouse school college university academy nursery church library museum hospital clinic
practice surgery home farm garden studio shop market branch site plant factory yard depot club centre center hall hotel restaurant
international national regional local general public private limited company committee association society institute trust foundation
project programme program plan policy process system software data digital information technology media social content design
english maths mathematics science history geography art music drama physics chemistry biology economics law medicine nursing
business administration management economics philosophy psychology sociology politics literature linguistics statistics computing
certified certification bachelor master doctor diploma certificate certificates degree honours arts award prize licence license
food hygiene first aid fire life code green blue red black white gold silver bronze royal grand
best new big old great good small high low early late young point end line food wine beer bread cheese
statement report reports terms summary skills profile letter reference references act regulation regulations standard standards
`;

/** Acronyms of the office and of trades that stand for common words. */
export const commonAcronyms = `
ai am api ats atm b2b b2c bi ceo cfo cms coo cpd crm cto cv diy dj eal erp eta eu faq fmcg foh gdpr gp hd hq hr hse html http ict id it
kpi kpis led lgv ml mot nda ngo okr okrs pa pc pdf pe pm pmo pos ppe pr pto qa qc r&d rfp roi saas sen seo sku sla slas sme sms sop sops sql
stem tv ui uk un url us usa usb ux vat vip vr wifi xml ad tbc asap ok am pm vs plc ltd llc inc
`;

/** Endings of common words, which titles and headings carry in capitals too. */
export const commonEndings =
  'ing tion tions sion sions ment ments ness ity ities ship ships ance ence ances ences ist ists ism ical able ible ology ologies ics ive ives age ages ware work works';

/** What a place, a house or a person is called by, which makes a name of the word before it. */
export const ofNames =
  'ltd limited inc gmbh ag plc llc corp university college school academy hospital clinic hotel bank museum group council street road';
