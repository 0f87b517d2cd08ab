/**
 * Words as they are often misspelt on CVs, lower case, each with its right form. None that is also a name or a degree:
 * "Mr Teh", "ADN". Those that are words of another language or trade are told apart in `misspelling.ts`.
 */
export const misspellings = `
  accomodate: accommodate, accomodation: accommodation, acheive: achieve, acheived: achieved,
  acheivement: achievement, acheivements: achievements, adress: address, alot: a lot,
  aquired: acquired, assistent: assistant, begining: beginning, benifits: benefits, buisness: business,
  bussiness: business, calender: calendar, catagory: category, cleint: client, cleints: clients,
  collegue: colleague, collegues: colleagues, comittee: committee, commited: committed,
  comunicate: communicate, comunication: communication, costumer: customer, costumers: customers,
  definately: definitely, developement: development, diffrent: different, efficent: efficient,
  employes: employees, enviroment: environment, equiped: equipped, equiptment: equipment,
  excellant: excellent, experiance: experience, experianced: experienced, finacial: financial,
  goverment: government, garantee: guarantee, implemeted: implemented, improvment: improvement,
  independant: independent, knowlege: knowledge, langauge: language, langauges: languages,
  leadeship: leadership, liase: liaise, liased: liaised, liasing: liaising, liason: liaison,
  libary: library, maintainance: maintenance, maintenence: maintenance, managment: management,
  manger: manager, marketting: marketing, occured: occurred, oportunity: opportunity,
  orginization: organization, organisaton: organisation, performence: performance, personel: personnel,
  posession: possession, presantation: presentation, proffesional: professional,
  profesional: professional, programing: programming, recieve: receive, recieved: received,
  recieving: receiving, reciept: receipt, reciepts: receipts, recomend: recommend,
  recomended: recommended, refered: referred, resposible: responsible, responsable: responsible,
  responsability: responsibility, responsabilities: responsibilities,
  responsibilites: responsibilities, resturant: restaurant, restaurent: restaurant, scedule: schedule,
  seperate: separate, seperated: separated, succesful: successful, succesfully: successfully,
  sucessful: successful, sucessfully: successfully, supervisior: supervisor, supervison: supervision,
  tecnical: technical, tecnician: technician, transfered: transferred, untill: until, usefull: useful,
  vehical: vehicle, vehicals: vehicles, wich: which, writting: writing, peoples: people,
  beleive: believe, beleived: believed, beleiving: believing, acheiving: achieving,
  acommodate: accommodate, aquire: acquire, arguement: argument, becuase: because, comunity: community,
  convinient: convenient, decison: decision, desicion: decision, definatly: definitely,
  dilligent: diligent, dissapointed: disappointed, enthousiastic: enthusiastic, excercise: exercise,
  existance: existence, familar: familiar, foward: forward, gratefull: grateful, happend: happened,
  immediatly: immediately, intrest: interest, intrested: interested, interveiw: interview,
  knowledgable: knowledgeable, lenght: length, neccessary: necessary, necesary: necessary,
  noticable: noticeable, occassion: occasion, occassionally: occasionally, oppurtunity: opportunity,
  oppurtunities: opportunities, oportunities: opportunities, opertunity: opportunity,
  particulary: particularly, prefered: preferred, priviledge: privilege, probaly: probably,
  questionaire: questionnaire, realy: really, reccomend: recommend, reccommend: recommend,
  recomendation: recommendation, refering: referring, relevent: relevant, relavant: relevant,
  resourses: resources, salery: salary, sallary: salary, secratary: secretary, sincerly: sincerely,
  sincerley: sincerely, skils: skills, specalist: specialist, strenght: strength, strenghts: strengths,
  sucess: success, suport: support, suprised: surprised, tommorow: tomorrow, tommorrow: tomorrow,
  truely: truly, unfortunatly: unfortunately, vacency: vacancy, wierd: weird, arent: aren't,
  couldnt: couldn't, didnt: didn't, doesnt: doesn't, dont: don't, hadnt: hadn't, hasnt: hasn't,
  havent: haven't, im: I'm, isnt: isn't, ive: I've, shouldnt: shouldn't, thats: that's,
  theres: there's, theyre: they're, theyve: they've, wasnt: wasn't, werent: weren't, weve: we've,
  wouldnt: wouldn't, youre: you're, youve: you've
`;

/** The slips that are right beside these words: a trade, a people, a loan word. */
export const rightBeside: Readonly<Record<string, RegExp>> = {
  calender:
    /\b(?:paper|rubber|textiles?|leather|vinyl|plastics?|fabric|cloth|rolls?|mill|film|sheets?|press|machines?|operators?|helper|feeder|tender|runner|worker|supervisor|stack)\b/i,
  // One makes costumes, unless something is done for customers.
  costumer: /^(?!.*\bcostumer (?:service|care|support|satisfaction|complaint|quer|facing|relation|base))/isu,
  costumers:
    /\b(?:theatre|theater|theatrical|stage|film|costumes?|wardrobe|ballet|opera|dance|musical|playhouse|circus)\b/i,
  manger: /\b(?:garde|pr[eê]t|salle|bon|nativity|hay|crib|stable)\b/i,
  peoples:
    /\b(?:indigenous|first|native|aboriginal|tribal|nomadic|minority|slavic|nordic|baltic|african|asian|american|european|world['’]s)\b/i,
  profesional:
    /\b(?:formaci[oó]n|desarrollo|capacitaci[oó]n|t[eé]cnic[oa]|instituto|colegio|carrera|de|del)\b/i,
  responsable: /\bresponsable d(?:e|es|el|u|['’])/i,
};

/** Those that are words or names in another language: with a capital inside a sentence they name something. */
export const wordsElsewhere =
  'accomodate adress assistent comunicate excellant happend im intrest langauge liase peoples personel profesional relavant responsable restaurent skils suport wich wierd';
