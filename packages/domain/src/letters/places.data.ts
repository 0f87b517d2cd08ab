import type { LetterCountry } from './request.ts';

type ByCountry = Readonly<Record<LetterCountry, string>>;

/**
 * Countries and regions by the country whose letter form their people use, in their own and in our readers' languages.
 * Countries that write English dates as Britain does stand with it. Our own list.
 */
export const lands: ByCountry = {
  us: 'usa|us|united states|united states of america|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|philippines',
  gb: 'uk|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|éire|yorkshire|lancashire|kent|essex|devon|cornwall|norfolk|suffolk|surrey|sussex|donegal|clare|kerry|mayo|india|pakistan|bangladesh|sri lanka|nepal|singapore|malaysia|hong kong|new zealand|south africa|nigeria|ghana|kenya|uganda|tanzania|zimbabwe|zambia|uae|united arab emirates|qatar|malta|cyprus|poland|polska|sweden|norway|denmark|finland|ukraine|greece|turkey|czechia|hungary|romania|japan|china|israel|egypt',
  ca: 'canada|ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland',
  au: 'australia|new south wales|victoria|queensland|south australia|western australia|tasmania',
  de: 'germany|deutschland|austria|österreich|switzerland|schweiz|bayern|hessen|sachsen|thüringen|niedersachsen|nordrhein-westfalen|baden-württemberg|brandenburg',
  fr: 'france|île-de-france|bretagne|normandie|provence|alsace|luxembourg',
  es: 'spain|españa|andalucía|cataluña|catalunya|galicia|aragón|país vasco|mexico|méxico|argentina|colombia|chile|peru|perú|uruguay|ecuador',
  it: 'italy|italia|lombardia|toscana|veneto|lazio|sicilia|piemonte',
  nl: 'netherlands|the netherlands|nederland|holland|belgium|belgië|vlaanderen',
  pt: 'portugal',
  br: 'brazil|brasil|minas gerais',
};

/** Large towns in the same way; one that two countries share stands with the larger one, and other signs go before it. */
export const cities: ByCountry = {
  us: 'manila|brooklyn|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|columbus|charlotte|indianapolis|san francisco|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|albuquerque|tucson|sacramento|kansas city|atlanta|miami|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|pittsburgh|cincinnati|orlando|buffalo',
  gb: 'london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|nottingham|leicester|newcastle|cambridge|oxford|brighton|reading|york|bradford|derby|hull|coventry|plymouth|southampton|portsmouth|norwich|exeter|bath|swansea|aberdeen|dundee|inverness|barnsley|stockport|croydon|skipton|totnes|wolverhampton|sunderland|bolton|luton|dublin|cork|galway|limerick|waterford|ennis|drogheda|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|karachi|lahore|islamabad|dhaka|colombo|kuala lumpur|auckland|wellington|christchurch|johannesburg|cape town|durban|lagos|abuja|enugu|ibadan|accra|nairobi|dubai|abu dhabi|doha|warsaw|warszawa|kraków|krakow|stockholm|oslo|copenhagen|helsinki|kyiv|athens|istanbul|prague|budapest|bucharest|tokyo|beijing|shanghai|cairo',
  ca: 'toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|hamilton',
  au: 'sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast',
  de: 'berlin|hamburg|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|hanover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|braunschweig|kiel|aachen|magdeburg|freiburg|lübeck|erfurt|mainz|rostock|kassel|potsdam|heidelberg|celle|jena|göttingen|wien|vienna|graz|linz|salzburg|innsbruck|zürich|zurich|basel|bern|luzern|winterthur|st. gallen',
  fr: 'paris|lyon|marseille|toulouse|nantes|bordeaux|lille|nice|strasbourg|montpellier|rennes|grenoble|dijon|angers|tours|reims|rouen|caen|nancy|metz|genève|geneva|lausanne',
  es: 'madrid|barcelona|valencia|sevilla|seville|bilbao|málaga|zaragoza|murcia|alicante|córdoba|valladolid|vigo|gijón|granada|oviedo|pamplona|salamanca|ciudad de méxico|buenos aires|bogotá|santiago|lima|montevideo|quito',
  it: 'rome|roma|milan|milano|turin|torino|naples|napoli|bologna|florence|firenze|genova|palermo|bari|catania|venice|venezia|verona|padova|padua|trieste|brescia|parma|pisa',
  nl: "amsterdam|rotterdam|utrecht|eindhoven|den haag|the hague|'s-gravenhage|hague|groningen|tilburg|breda|nijmegen|arnhem|haarlem|leiden|delft|maastricht|antwerpen|antwerp|gent|ghent|leuven|brugge|brussels",
  pt: 'lisbon|lisboa|porto|braga|coimbra|aveiro|faro|setúbal|guimarães|leiria|évora',
  br: 'são paulo|sao paulo|rio de janeiro|belo horizonte|brasília|brasilia|salvador|fortaleza|curitiba|porto alegre|recife|manaus|campinas|florianópolis',
};

/** Short forms of states and countries, upper case (USPS, Canada Post, Australia Post, IBGE, ISO 3166); the likelier of two first. */
export const statesOf: Partial<ByCountry> = {
  us: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR USA US',
  ca: 'ON QC BC AB MB SK NS NB NL PE YT NU NT CA CAN',
  au: 'NSW VIC QLD TAS ACT WA SA NT AU AUS',
  de: 'DE CH AT',
  gb: 'UK GB IE NI NZ IN',
};

/** Calling codes (ITU E.164) behind the letter form that goes with them; the longest first. */
export const callingCodes =
  'gb 353|pt 351|gb 234 971|au 61|gb 64 91 92 65 44 27|de 49 43 41|fr 33|es 34|it 39|nl 31 32|br 55|es 52 54';

/** Country domains of mail addresses in the same way. */
export const domains =
  'gb uk ie in nz za ng|us us|ca ca|au au|de de at ch|fr fr|es es mx|it it|nl nl be|pt pt|br br';
