import type { LetterCountry } from './request.ts';

/**
 * Places by the country whose letter form their people use: countries, regions, large towns, in their own and in our
 * readers' languages. Countries that write English dates as Britain does stand with it. Our own list; a town that two
 * countries share stands with the larger one, and the part behind it decides: "Cambridge, Massachusetts".
 */
export const places: Readonly<Record<LetterCountry, string>> = {
  us: 'usa|us|united states|united states of america|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|philippines|manila|brooklyn|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|columbus|charlotte|indianapolis|san francisco|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|albuquerque|tucson|sacramento|kansas city|atlanta|miami|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|pittsburgh|cincinnati|orlando|buffalo',
  gb: 'uk|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|éire|london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|nottingham|leicester|newcastle|cambridge|oxford|brighton|reading|york|bradford|derby|hull|coventry|plymouth|southampton|portsmouth|norwich|exeter|bath|swansea|aberdeen|dundee|inverness|barnsley|stockport|croydon|skipton|totnes|wolverhampton|sunderland|bolton|luton|yorkshire|lancashire|kent|essex|devon|cornwall|norfolk|suffolk|surrey|sussex|dublin|cork|galway|limerick|waterford|ennis|drogheda|donegal|clare|kerry|mayo|india|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|pakistan|karachi|lahore|islamabad|bangladesh|dhaka|sri lanka|colombo|nepal|singapore|malaysia|kuala lumpur|hong kong|new zealand|auckland|wellington|christchurch|south africa|johannesburg|cape town|durban|nigeria|lagos|abuja|enugu|ibadan|ghana|accra|kenya|nairobi|uganda|tanzania|zimbabwe|zambia|uae|united arab emirates|dubai|abu dhabi|qatar|doha|malta|cyprus|poland|polska|warsaw|warszawa|kraków|krakow|sweden|stockholm|norway|oslo|denmark|copenhagen|finland|helsinki|ukraine|kyiv|greece|athens|turkey|istanbul|czechia|prague|hungary|budapest|romania|bucharest|japan|tokyo|china|beijing|shanghai|israel|egypt|cairo',
  ca: 'canada|ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|hamilton',
  au: 'australia|new south wales|victoria|queensland|south australia|western australia|tasmania|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast',
  de: 'germany|deutschland|austria|österreich|switzerland|schweiz|bayern|hessen|sachsen|thüringen|niedersachsen|nordrhein-westfalen|baden-württemberg|brandenburg|berlin|hamburg|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|hanover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|braunschweig|kiel|aachen|magdeburg|freiburg|lübeck|erfurt|mainz|rostock|kassel|potsdam|heidelberg|celle|jena|göttingen|wien|vienna|graz|linz|salzburg|innsbruck|zürich|zurich|basel|bern|luzern|winterthur|st. gallen',
  fr: 'france|île-de-france|bretagne|normandie|provence|alsace|paris|lyon|marseille|toulouse|nantes|bordeaux|lille|nice|strasbourg|montpellier|rennes|grenoble|dijon|angers|tours|reims|rouen|caen|nancy|metz|genève|geneva|lausanne|luxembourg',
  es: 'spain|españa|andalucía|cataluña|catalunya|galicia|aragón|país vasco|madrid|barcelona|valencia|sevilla|seville|bilbao|málaga|zaragoza|murcia|alicante|córdoba|valladolid|vigo|gijón|granada|oviedo|pamplona|salamanca|mexico|méxico|ciudad de méxico|argentina|buenos aires|colombia|bogotá|chile|santiago|peru|perú|lima|uruguay|montevideo|ecuador|quito',
  it: 'italy|italia|lombardia|toscana|veneto|lazio|sicilia|piemonte|rome|roma|milan|milano|turin|torino|naples|napoli|bologna|florence|firenze|genova|palermo|bari|catania|venice|venezia|verona|padova|padua|trieste|brescia|parma|pisa',
  nl: "netherlands|the netherlands|nederland|holland|belgium|belgië|vlaanderen|amsterdam|rotterdam|utrecht|eindhoven|den haag|the hague|'s-gravenhage|hague|groningen|tilburg|breda|nijmegen|arnhem|haarlem|leiden|delft|maastricht|antwerpen|antwerp|gent|ghent|leuven|brugge|brussels",
  pt: 'portugal|lisbon|lisboa|porto|braga|coimbra|aveiro|faro|setúbal|guimarães|leiria|évora',
  br: 'brazil|brasil|são paulo|sao paulo|rio de janeiro|belo horizonte|brasília|brasilia|salvador|fortaleza|curitiba|porto alegre|recife|manaus|minas gerais|campinas|florianópolis',
};

/** Short forms of states, upper case (USPS, Canada Post, Australia Post, IBGE). */
export const statesOf: Partial<Readonly<Record<LetterCountry, string>>> = {
  ca: 'ON QC BC AB MB SK NS NB NL PE YT NU',
  au: 'NSW VIC QLD TAS ACT',
  us: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR USA US',
  gb: 'UK GB IE NI NZ',
};

/** Calling codes (ITU E.164) by letter form; the longest first. */
export const callingCodes: Readonly<Record<string, LetterCountry>> = {
  '353': 'gb',
  '351': 'pt',
  '234': 'gb',
  '971': 'gb',
  '61': 'au',
  '64': 'gb',
  '91': 'gb',
  '92': 'gb',
  '65': 'gb',
  '44': 'gb',
  '27': 'gb',
  '49': 'de',
  '43': 'de',
  '41': 'de',
  '33': 'fr',
  '34': 'es',
  '39': 'it',
  '31': 'nl',
  '32': 'nl',
  '55': 'br',
  '52': 'es',
  '54': 'es',
  '1': 'us',
};

/** Country domains of mail addresses by letter form. */
export const domains: ReadonlyMap<string, LetterCountry> = new Map([
  ['uk', 'gb'],
  ['ie', 'gb'],
  ['in', 'gb'],
  ['nz', 'gb'],
  ['za', 'gb'],
  ['ng', 'gb'],
  ['us', 'us'],
  ['ca', 'ca'],
  ['au', 'au'],
  ['de', 'de'],
  ['at', 'de'],
  ['ch', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
  ['mx', 'es'],
  ['it', 'it'],
  ['nl', 'nl'],
  ['be', 'nl'],
  ['pt', 'pt'],
  ['br', 'br'],
]);
