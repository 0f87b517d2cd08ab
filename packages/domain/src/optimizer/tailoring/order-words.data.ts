/**
 * Words by which a line says that it goes on from the one above: closed classes (demonstratives and adverbs of addition)
 * in English, German, French, Spanish, Dutch, Italian and Portuguese. Our own list.
 */
export const TOGETHER =
  /^(?:this|these|that|those|it|they|also|additionally|moreover|furthermore|besides|there|here|then|later|finally|subsequently|as a result|in (?:addition|this|that|doing)|dies\p{L}*|dabei|dadurch|damit|außerdem|zudem|ebenfalls|auch|hierbei|hierzu|hier|dort|danach|später|cela|ceci|cet?|cette|ces|également|aussi|ensuite|puis|enfin|de plus|en outre|est[aeo]s?|es[aeo]s?|además|también|asimismo|luego|después|dit|dat|deze|die|ook|daarnaast|hierbij|daarbij|daarna|tevens|quest[aeio]|anche|inoltre|poi|iss?o|também|além)(?!\p{L})/iu;
