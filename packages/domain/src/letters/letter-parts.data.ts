/** How a greeting begins, in the languages of our letters. */
export const greeting =
  /^(?:(?:dear|hello|good (?:morning|afternoon|day)|to whom|a quien corresponda|ma[iî]tre|docteur|professeur|sehr geehrter?|guten tag|madame|monsieur|chère?|geachte)(?!\p{L})|(?:estimad|querid|gentil|egregi|spett|exm|prezad)\p{L}*)/iu;

/** How a close begins. */
export const closeWords =
  /^(?:(?:yours?|best|kind|warm|many|with|sincerely|respectfully|regards|thanks|thank you|cheers|cordially|faithfully|mit|herzliche|viele|freundliche|cordialement|atentamente|saludos|saluti|groet)\b)/iu;
