import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('long-words', {
    breaks: (cv) => ({
      ...cv,
      summary:
        'Staff nurse in Leeds: interdisciplinary communications, operationalised responsibilities, institutionalised accountabilities, telecommunications, standardisations, internationalisation, conceptualisation, multidimensional administration, counterproductive industrialisation, disproportionate generalisation, incomprehensible characterisation, unconditional familiarisation, extraordinary differentiation, straightforward experimentation, misunderstandings, reconciliations, acknowledgements, recommendations, representatives, responsibilities, transformations, environmentally, contradictions, documentations, demonstrations, considerations, collaborations, justifications',
    }),
    words: null,
    also: ['long-sentence'],
  });
});
