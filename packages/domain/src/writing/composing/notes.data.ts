/**
 * How somebody speaks to whoever writes for them, about the writing: what to leave out, how to say it, a doubt what to
 * say. Forms of order, wish and doubt with the verbs of saying, by language.
 */
export const noteForms: Readonly<Record<'en' | 'de' | 'fr' | 'es', string>> = {
  en: [
    "^(?:(?:please|pls|plz|maybe|but|and|so) )*(?:i )?(?:do not|don['’]?t|never|cannot|can['’]?t) (?:(?:put|mention|write|say|name|list|include|add|print|show|tell)(?! up)|make (?:it|me|this|that))(?: |\\P{L}*$)",
    '\\bthis (?:cv|résumé|resume)\\b|^(?:please )?make (?:it|me|this) (?:sound|look)\\b',
    "^i (?:do not|don['’]?t|cannot|can['’]?t) remember$",
    '^(?:(?:maybe|perhaps|please) |(?:can|could|would) you |(?:should|shall|do) (?:i|we) )(?:please |maybe )?(?:put|mention|write|say|name|list|include|add|print|show|tell|explain|leave|make) ',
    "\\b(?:not sure|unsure|no idea|don['’]?t know|dunno|idk) (?:what|how|whether|which|where) (?:(?:to|i|else|this|it) )+(?:say|write|put|call|mention|is|was)\\b",
    '\\b(?:wrote|typed|translated) (?:this|it)(?: for me)?$|^sorry for\\b',
    '^(?:i )?(?:will|must|need to|have to|to) (?:check|confirm|look (?:it |this )?up)$',
  ].join('|'),
  de: '^bitte |\\bnichts? (?:\\p{L}+ ){0,2}(?:rein|hin)?(?:schreiben|erwähnen|nennen|angeben|eintragen)(?!\\p{L})|\\bweiß nicht,? (?:was|wie|ob)\\b',
  fr: "\\bne pas (?:l['’]|l[ae]s? )?(?:mettre|écrire|mentionner|dire|indiquer|noter|nommer)(?!\\p{L})|\\bne (?:mettez|mets|mentionnez|écrivez|dites) pas\\b|^(?:merci de|svp|s['’]il (?:vous|te) pla[iî]t)\\b|\\bne sais pas (?:quoi|comment|si)\\b",
  es: '^por favor\\b|\\bno (?:poner|pongas?|pongan|escribir|escribas?|mencionar|menciones?|decir|digas?|incluir|incluyas?)\\b|\\bno sé (?:qué|si|cómo)(?!\\p{L})',
};
