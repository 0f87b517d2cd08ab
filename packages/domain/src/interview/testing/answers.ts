import type { InterviewAnswer, InterviewTarget } from '../analysis.ts';

export const aTarget: InterviewTarget = { position: 'Baker', company: 'Hollin Mill', difficulty: 'medium' };

/** An answer to a question about a problem; typed, in a minute and a half. */
export function anAnswer(some: Partial<InterviewAnswer> = {}): InterviewAnswer {
  return {
    questionId: 'problem',
    question: 'Tell me about a time when you solved a difficult problem at work.',
    category: 'behavioral',
    keyPoints: [],
    answer: '',
    duration: 90,
    isSpoken: false,
    ...some,
  };
}

const story = `Two years ago I was the night baker at Hollin Mill, and one Saturday the big oven failed at two in the morning with 300 loaves still to bake.
My job was to have the market order ready by six. I rang the engineer, who could not come before seven, so I had to solve it myself.
I moved the dough to the cold room to slow it down, lit the two small deck ovens, and worked out a new order of baking on paper so that the rolls for the market went first.
I also called the pub next door and asked for their pizza oven, and I baked the last 40 loaves there.
In the end we delivered 290 of 300 loaves, twenty minutes late, and no customer complained. Since then I keep a written plan for a broken oven on the wall, and the others use it too.`;

/** A whole story that answers the question. */
export function aStory(some: Partial<InterviewAnswer> = {}): InterviewAnswer {
  return anAnswer({ answer: story, ...some });
}
