import { inEveryTone, type Phrasings } from '../phrase.ts';

/** A recommendation. `{person}` is the whole name, `{first}` the given one, `{they}`, `{them}`, `{their}` the pronouns. */
export const recommendation = {
  opening: {
    professional: [
      'I am pleased to recommend {person} for the {sought} {post} at {company}.',
      'I write in support of {person}, who is applying for the {sought} {post} at {company}.',
    ],
    enthusiastic: [
      'It is a real pleasure to recommend {person} for the {sought} {post} at {company}.',
      'I could not be happier to write for {person}, who would like to join {company} as {aSought}.',
    ],
    formal: [
      'I write in support of the application of {person} for the {post} of {sought} at {company}.',
      'It is my pleasure to recommend {person} for the {post} of {sought} at {company}.',
    ],
    friendly: [
      "I'm glad to put in a good word for {person}, who'd like to join {company} as {aSought}.",
      "{person} would like to work at {company} as {aSought}, and I'm happy to say a few words in support.",
    ],
  },
  relation: {
    professional: ['I write as {relation}.'],
    enthusiastic: ['I speak as {relation}.'],
    formal: ['I do so in my capacity as {relation}.'],
    friendly: ["I'm {relation}."],
  },
  /** A relation that has lasted: "her sous chef for two years". */
  lasting: {
    professional: ['I have been {relation}.'],
    enthusiastic: ['I have been {relation}.'],
    formal: ['I have been {relation}.'],
    friendly: ["I've been {relation}."],
  },
  deed: {
    professional: ['To give an example, {first} {deed}.', 'Among other things, {first} {deed}.'],
    enthusiastic: ['To give you an idea: {first} {deed}.', 'Just look at what {first} did: {they} {deed}.'],
    formal: ['By way of example, {first} {deed}.', 'In the course of {their} work, {first} {deed}.'],
    friendly: ['For example, {first} {deed}.', 'Take this: {first} {deed}.'],
  },
  further: {
    professional: ['{they} also {deed}.', 'Besides that, {first} {deed}.', 'What is more, {they} {deed}.'],
    enthusiastic: ['And {they} {deed}.', '{they} also {deed}.', 'On top of that, {first} {deed}.'],
    formal: ['{they} also {deed}.', 'In addition, {first} {deed}.', 'Moreover, {they} {deed}.'],
    friendly: ['{they} also {deed}.', 'And {they} {deed}.', 'On top of that, {they} {deed}.'],
  },
  place: inEveryTone('At {employer}, {first} {deed}.'),
  strengths: {
    professional: ['The strengths I saw every day were {skills}.', '{possessive} strengths are {skills}.'],
    enthusiastic: ['What I always admired were {skills}.', '{possessive} gifts are {skills}.'],
    formal: [
      'I would single out the following qualities: {skills}.',
      '{possessive} particular strengths are {skills}.',
    ],
    friendly: ['What you get with {first}: {skills}.', '{first} is strong in {skills}.'],
  },
  state: inEveryTone('{first} is {state}.', '{they} {is} {state}.'),
  role: inEveryTone('{first} has worked as {role}.'),
  reason: inEveryTone('I recommend {first} {reason}.'),
  habit: inEveryTone('{first} {habit}.', '{they} {habit}.'),
  /** One strength alone. */
  strength: {
    professional: ['{first} is particularly good with {skills}.'],
    enthusiastic: ['{first} has a gift for {skills}.'],
    formal: ['{first} is particularly strong in {skills}.'],
    friendly: ['{first} is strong in {skills}.'],
  },
  trait: {
    professional: ['What I value most is {thing}.'],
    enthusiastic: ['What I admire most is {thing}.'],
    formal: ['I would draw particular attention to {thing}.'],
    friendly: ['What I like best is {thing}.'],
  },
  close: {
    professional: [
      'I recommend {first} with confidence. If you would like to know more, you can reach me at {reach}.',
      'I would gladly work with {first} again, and I am happy to answer questions at {reach}.',
      'I recommend {first} with confidence and am happy to answer any questions.',
    ],
    enthusiastic: [
      'If you take {first} on, I think you will be as glad of {them} as I was. Do call or write if you want to hear more: {reach}.',
      'If you take {first} on, I think you will be as glad of {them} as I was.',
    ],
    formal: [
      'I recommend {person} without reservation and remain at your disposal for further questions at {reach}.',
      'I recommend {person} without reservation and remain at your disposal for further questions.',
    ],
    friendly: [
      "I'd work with {first} again tomorrow. Give me a call if you'd like to talk it over: {reach}.",
      "I'd work with {first} again tomorrow.",
    ],
  },
} as const satisfies Record<string, Phrasings>;
