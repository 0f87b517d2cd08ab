import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('long-words', {
    breaks: (cv) => ({
      ...cv,
      summary:
        'Staff nurse in Leeds: interdisciplinary communications, operationalised responsibilities, institutionalised accountabilities, telecommunications, standardisations, internationalisation, conceptualisation, multidimensional administration, counterproductive industrialisation, disproportionate generalisation, incomprehensible characterisation, unconditional familiarisation, extraordinary differentiation, straightforward experimentation, misunderstandings, reconciliations, acknowledgements, recommendations, representatives, responsibilities, transformations, environmentally, contradictions, documentations, demonstrations, considerations, collaborations, justifications',
    }),
  });
  expect(outcome).toEqual(firesAt('long-words', null));
});
