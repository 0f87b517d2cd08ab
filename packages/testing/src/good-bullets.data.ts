/** Statements of CVs that were read and found good as they are, by trade; our own. Each trade is one description. */
export const goodBullets: Readonly<Record<string, readonly string[]>> = {
  nurse: [
    'Led a team of 6 nurses on a 28-bed surgical ward, nights and weekends',
    'Cut medication errors from 14 to 5 a year by introducing two-nurse checks',
    'Trained 12 new nurses in wound care, triage and Epic charting',
    'Cared for 5 to 7 post-operative patients a shift, including patients on ventilators',
    'Chaired the falls committee; falls down 30% in 18 months',
  ],
  electrician: [
    'Wired 40 flats to BS 7671, all passed at first inspection',
    'Installed and tested consumer units, EV chargers and fire alarms',
    'Supervised 2 apprentices, both now qualified',
    'Traced faults on three-phase machinery up to 400 V',
  ],
  developer: [
    'Rebuilt the checkout in TypeScript and React, raising completed orders by 11%',
    'Moved 30 services from EC2 to Kubernetes without downtime',
    'Wrote the on-call handbook used by 5 teams',
    'Reviewed some 20 pull requests a week; mentored 3 junior developers',
    'Tech: Go, PostgreSQL, Kafka, Terraform, GitHub Actions',
  ],
  chef: [
    'Ran the sauce section of an 80-cover restaurant with two AA rosettes',
    'Wrote a seasonal menu with local suppliers, 4 changes a year',
    'Lowered food cost from 34% to 28% in one year',
    'Kept HACCP records; five stars for hygiene at every visit',
  ],
  teacher: [
    'Taught maths to years 7 to 11, 150 pupils a week',
    'Raised the share of pupils with grade 4 or above from 58% to 71%',
    'Set up a homework club that 25 pupils attend twice a week',
    'Wrote individual plans for 9 pupils with additional needs',
  ],
  accountant: [
    'Closed the books of 4 companies within 5 working days each month',
    'Prepared VAT returns and year-end accounts under FRS 102',
    'Reconciled 12 bank accounts daily in Xero and SAP',
    'Found EUR 86,000 in duplicate supplier payments',
  ],
  driver: [
    'Drove 18-tonne lorries on multi-drop routes, 14 to 18 drops a day',
    'Clean licence (C+E, CPC), no accident in 9 years',
    'Planned loads and checked vehicles before each run',
  ],
  sales: [
    'Sold EUR 1.2m of machine parts in 2023, 118% of target',
    'Won 3 of the 10 largest accounts of the region',
    'Opened the Polish market: 14 dealers in two years',
    'Kept 96% of customers over three years',
  ],
  care: [
    'Supported 8 residents with dementia in washing, dressing and eating',
    'Gave medicines by the MAR chart and reported changes to the nurse in charge',
    'Planned outings and music afternoons with residents and families',
  ],
  graduate: [
    'BSc in Mechanical Engineering, first class, thesis on heat pumps in old buildings',
    'Built a wind tunnel from plywood for under EUR 400 with 3 fellow students',
    'Was awarded the faculty prize for the best thesis of 2024',
    'Elected speaker of 600 students; took part in the hiring of two professors',
  ],
  project: [
    'Lead a team of 9 across three sites; report to the board each quarter',
    'Facilitated 30 workshops with users, engineers and lawyers',
    'Liaised with the council, Network Rail and 14 contractors',
    'Delivered the GBP 4.2m station refit 3 weeks early and 6% under budget',
  ],
  office: [
    'Answered some 60 calls a day in English, French and Arabic',
    'Booked travel for 9 managers in 14 countries',
    'Was promoted to office manager after 14 months',
    'Put 11 years of paper files into SharePoint, findable by anyone in the office',
  ],
};
