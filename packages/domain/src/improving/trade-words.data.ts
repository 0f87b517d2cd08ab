/**
 * Words of trades that the dictionary of Harper 2 lacks, lower case; our own list, of words that stand in CVs and were
 * tried against it one by one.
 */
const words = new Set(
  // Software and data
  (
    'autoscaling containerised virtualised cron dataframe dbt fullstack jenkins kafka kubectl kubernetes docker nginx postgres pytest scikit redis reimaged reimaging runbook runbooks scipy vite wireframes wireframing zsh helpdesk ' +
    // Kitchens, hair, service
    'balayage partie commis garde mise mixology sommelier updo rebook rebooked rebooking upsell upselling upsold turndown ' +
    // Health and care
    'precepted cannulation catheterisation catheterization intubation keyholder keyworker keyworking nasogastric stoma venepuncture venipuncture mentee mentees ' +
    // Science
    'bioinformatics centrifugation cryopreservation genotyping geospatial immunohistochemistry metrology mycorrhizal phenotyping pipetting spectrometry transfection ' +
    // Building, machines, logistics
    'banksman securement bunkering busbar deburring dryliner drylining groundworks multidrop palletised pneumatics screeding switchgear telehandler toolmaking airside groundside ' +
    // Land and animals
    'agritech arborist arborists coppicing dogwalker hedgelaying kennelling permaculture rewilding strimming ' +
    // Trade, clothes, print
    'dropshipping ecommerce lockstitch omnichannel overlocking patternmaking planogram planograms prepress retargeting screenprinting toile toiles upcycling voiceover voiceovers ' +
    // Offices and schools
    'cofounded findable gamification honours localised offboarding bootcamp bootcamps preceptorship reskilled rostering traineeship traineeships magna summa laude bono'
  ).split(' '),
);

/** Whether a word is a term of some trade, which a general dictionary may not know. */
export function isTradeWord(word: string): boolean {
  return words.has(word.toLowerCase());
}
