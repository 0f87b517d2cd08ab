/** Ways to say that somebody was before all others, each row of one; the words that a sentence claims it by, and those that give it. */
export const distinctions: readonly { claims: string; givenBy: string }[] = [
  {
    claims:
      'first prize|first place|first ever|the first|first to|ranked first|came first|first person|number one|no 1|erste|ersten|première|premier prix|primer|primera',
    givenBy: 'first|1st|1|number one|top|best|highest|won|winner|champion*|erste*|premi*|primer*',
  },
  {
    claims: 'the only|sole|solely|only person|only one|only member|einzige|einziger|seule|seul|único|única',
    givenBy:
      'only|sole*|alone|on my own|by myself|single*|nobody else|no one else|just me|me alone|unaided|one person|own|einzig*|allein*|seul*|únic*|solo|sola',
  },
  {
    claims:
      'best selling|bestselling|the best|best performing|best performer|best rated|top performer|top performing|top seller|top selling|top rated|top scorer|top sales*|top ranked|ranked top|top of|highest rated|highest scoring|highest performing|highest sales|beste|bester|meilleur|meilleure|mejor',
    givenBy:
      'best|top|highest|first|1st|number one|most|record|won|winner|fastest|strongest|beste*|meilleur*|mejor*|bestsell*',
  },
  {
    claims:
      'largest|biggest|fastest|youngest|strongest|busiest|lowest|highest|greatest|größte*|schnellste*|jüngste*',
    givenBy:
      'largest|biggest|fastest|quickest|youngest|strongest|busiest|lowest|highest|greatest|top|best|record|most|main|flagship|größte*|schnellste*|jüngste*|bestes',
  },
  {
    claims:
      'leading supplier|leading provider|market leader|market leading|award winning|award winner|world class|industry leading|record breaking|record high|unrivalled|unparalleled|marktführend*|preisgekrönt*|primé|primée|galardonad*',
    givenBy: 'award*|prize*|won|win*|record*|leader*|leading|medal*|best|preis*|prix|primé*|premi*|galard*',
  },
  {
    claims:
      'award|awards|prize|prizes|medal|medals|trophy|winner|champion|champions|laureate|of the year|of the month|of the week|preis|auszeichnung|prix|premio|galardón',
    givenBy:
      'award*|prize*|medal*|troph*|winner*|won|win|champion*|of the year|of the month|of the week|first place|1st|silver|gold|bronze|commended|nominat*|shortlist*|finalist*|put forward|runner*|preis*|auszeichnung*|ausgezeichnet|prix|premi*|galard*|lauréat*',
  },
];

/** What such words say besides: "highest standards", "the first floor". */
export const ordinary =
  'first aid|first aider|first floor|first year|first time|first language|first name|first line|first point|first contact|first class|first half|first hand|first week|first day|first month|first job|first impression*|first instance|the first of|all the best|the very best|you the best|best wishes|best regards|best practice*|best interest*|best way|best possible|best of my|best suited|best use|the best of|highest standard*|highest level|highest quality|highest possible|lowest possible|prize draw|awarding body|awards ceremony|awards evening|top up|top of the range|on top of|top floor|top soil|award scheme|pay award|level award|level 2 award|level 3 award';

/** How far somebody came who did not win. */
export const notWon =
  'nominat*|shortlist*|longlist*|finalist*|runner*|second place|third place|came second|came third|2nd|3rd|entered|took part|put forward|put up for|commended|silver|bronze|entry|applied|nominiert|finaliste|nominé*|nominad*|second|third';
export const wonIt =
  'won|winner|winners|winning|win|award winning|champion|champions|first prize|first place|gewonnen|gagné|ganó|gané|laureate|recipient';
