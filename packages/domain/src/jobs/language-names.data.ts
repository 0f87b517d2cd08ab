/* Spoken languages as adverts in English, German, French, Spanish and Dutch name them, each under its English name. */
const names =
  'English:english|englisch|anglais|inglés|engels German:german|deutsch|allemand|alemán|duits French:french|französisch|français|francés|frans Spanish:spanish|spanisch|espagnol|español|castellano|spaans ' +
  'Dutch:dutch|niederländisch|néerlandais|neerlandés|nederlands Italian:italian|italienisch|italien|italiano|italiaans Portuguese:portuguese|portugiesisch|portugais|portugués|portugees Polish:polish|polnisch|polonais|polaco|pools ' +
  'Arabic:arabic|arabisch|arabe|árabe Mandarin:mandarin|mandarín Chinese:chinese|chinesisch|chinois|chino|chinees Cantonese:cantonese Japanese:japanese|japanisch|japonais|japonés|japans Korean:korean|koreanisch|coréen|coreano|koreaans ' +
  'Russian:russian|russisch|russe|ruso Ukrainian:ukrainian|ukrainisch|ukrainien|ucraniano|oekraïens Turkish:turkish|türkisch|turc|turco|turks Welsh:welsh Irish:irish|gaeilge Catalan:catalan|katalanisch|catalán|catalaans Basque:basque|euskera Galician:galician|gallego ' +
  'Swedish:swedish|schwedisch|suédois|sueco|zweeds Danish:danish|dänisch|danois|danés|deens Norwegian:norwegian|norwegisch Finnish:finnish|finnisch Czech:czech|tschechisch|tchèque|checo|tsjechisch Romanian:romanian|rumänisch|roumain|rumano|roemeens ' +
  'Hungarian:hungarian|ungarisch Greek:greek|griechisch|grec|griego|grieks Hindi:hindi Urdu:urdu Punjabi:punjabi Bengali:bengali Somali:somali Vietnamese:vietnamese|vietnamesisch|vietnamien Tagalog:tagalog Hmong:hmong Slovenian:slovenian|slowenisch|slovène|esloveno|sloveens Slovak:slovak|slowakisch Croatian:croatian|kroatisch|croate Serbian:serbian|serbisch Bulgarian:bulgarian|bulgarisch|bulgare Albanian:albanian|albanisch Farsi:farsi|persian|persisch Tigrinya:tigrinya Tamil:tamil Gujarati:gujarati Hebrew:hebrew|hebräisch BSL:bsl|british\\ssign\\slanguage Sign:sign\\slanguage|gebärdensprache|langue\\sdes\\ssignes|lengua\\sde\\ssignos|gebarentaal|auslan Valencian:valencian|valenciano|valencià Luxembourgish:luxembourgish|luxemburgisch|luxembourgeois Māori:māori|maori|te\\sreo Frisian:frisian|friesisch|frison|frisón|fries Breton:breton Afrikaans:afrikaans|afrikáans';

/** Each language with all its names. */
export const languageNames: readonly (readonly [string, string])[] = names.split(' ').map((one) => {
  const [name = '', forms = ''] = one.split(':');
  return [name, forms];
});
