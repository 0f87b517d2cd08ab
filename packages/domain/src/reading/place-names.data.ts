/** States, provinces and countries by their short forms (USPS, Canada Post, Australia, ISO 3166), upper case. */
export const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|ACT|TAS|SP|RJ|MG|RS|BA|CE|DF|GO|ES|RM|TO|NA|BO|FI|PD|VE|VR|GE|BS|BG|RE|PI|TS|BZ|UD|UK|USA|US|FR|AT|CH|IT|BE';

/** What large cities are called beside their names in GeoNames, in our readers' languages and other scripts. Our own list. */
export const otherCityNames =
  "new york|nyc|washington dc|washington, d.c.|londres|londra|londen|münchen|cologne|frankfurt|freiburg im breisgau|wien|genf|st. gallen|bruxelles|brüssel|brussel|anvers|gand|palma de mallorca|vitoria-gasteiz|donostia|lisboa|lissabon|roma|milano|mailand|napoli|torino|genova|firenze|venezia|reggio emilia|den haag|'s-gravenhage|almere|den bosch|københavn|kopenhagen|aarhus|gothenburg|warszawa|warschau|praha|prag|bucurești|athína|kiev|київ|moskau|москва|санкт-петербург|новосибирск|екатеринбург|казань|нижний новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тольятти|ижевск|томск|минск|bangalore|gurgaon|北京|上海|广州|深圳|杭州|成都|武汉|南京|西安|重庆|天津|苏州|长沙|郑州|青岛|大连|厦门|合肥|宁波|济南|福州|沈阳|昆明|无锡|东莞|佛山|哈尔滨|长春|石家庄|南昌|贵阳|南宁|太原|珠海|東京|台北|香港|alger|ciudad de méxico|cdmx|santiago de chile|la habana|大阪|京都|名古屋|横浜|福岡|神戸|札幌|仙台|広島|さいたま|千葉|川崎|北九州|新潟|熊本|岡山|金沢|那覇";

/** What stands where a place would: work from anywhere. */
export const anywhere =
  'remote|hybrid|home office|homeoffice|télétravail|remoto|a distancia|удаленно|удалённо|远程|worldwide';

/** What countries are called beside the names that the runtime knows. */
export const otherCountryNames = "u.s.a.|u.s.|u.k.|the netherlands|czech republic|turkey|korea|côte d'ivoire";
