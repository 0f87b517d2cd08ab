/**
 * What automatic readers call themselves: search engines, link previews, monitors, libraries and browsers without a
 * screen. Nearly all of them say so by one of these words, or give the address of whoever runs them.
 */
const BOT =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|preview|externalhit|embedly|whatsapp|skypeuripreview|pinterest\/|headless|lighthouse|monitor|uptime|pingdom|scan|fetch|archiv|curl\/|wget\/|python|java\/|go-http|okhttp|axios|node|ruby|perl|php|httpclient|postman|\+https?:/iu;

/** Whether a caller is no person with a browser, as far as its `User-Agent` says. One that says nothing is none. */
export function isBot(userAgent: string): boolean {
  return !/^Mozilla\/|^Opera\//u.test(userAgent) || BOT.test(userAgent);
}
