/** What English puts before any word that takes it. */
export const beforeWords =
  /^(?:anti|auto|bio|counter|cross|electro|fore|geo|hydro|inter|macro|mega|micro|mid|mini|mis|mono|multi|nano|neo|neuro|non|over|para|photo|physio|post|pre|pseudo|psycho|re|self|semi|sub|super|tele|thermo|trans|tri|ultra|un|under|video)(?=[a-z]{4})/;
/** What it puts behind them: inflections, and endings that make a word of another. */
export const behindWords =
  /(?:isations?|izations?|ability|ations?|wards?|wise|ways|less|like|ness|ship|hood|ings?|ists?|isms?|ers?|ors?|ised?|ized?|ising|izing|fully|ful|ed|es|ly|s)$/;
