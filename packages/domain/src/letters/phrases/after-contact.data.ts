import type { Phrasings } from '../phrase.ts';

/** A thank-you letter after an interview. `{when}` is "on 12 November 2026". */
export const thankYou = {
  thanks: {
    professional: [
      'Thank you for meeting me {when} to talk about the {role} {post} at {company}.',
      'Thank you for the time you gave me {when} and for telling me so much about the {role} {post}.',
      'Thank you for talking with me about the {role} {post} at {company}.',
    ],
    enthusiastic: [
      'Thank you for such a good conversation {when}! I came away wanting the {role} {post} even more than before.',
      'Thank you for such a good conversation about the {role} {post}! I came away wanting it even more than before.',
    ],
    formal: [
      'I {should} like to thank you for the interview {when} for the {post} of {role} at {company}.',
      'I {should} like to thank you for the interview for the {post} of {role} at {company}.',
    ],
    friendly: [
      'Thanks so much for your time {when}. I enjoyed talking about the {role} job with you.',
      'Thanks so much for your time. I enjoyed talking about the {role} job with you.',
    ],
  },
  stayed: {
    professional: ['What stayed with me most is {thing}.', 'I have thought further about {thing}.'],
    enthusiastic: ['I keep coming back to {thing}.', 'What I liked best was {thing}.'],
    formal: ['I was particularly interested in {thing}.', 'I have given further thought to {thing}.'],
    friendly: ["I've been thinking about {thing} since.", 'What I liked most was {thing}.'],
  },
  add: {
    professional: [
      'There is something I would like to add to our conversation.',
      'Our conversation made me think of work I have done that fits what you need.',
    ],
    enthusiastic: [
      'There is something I wish I had told you.',
      'Let me add an example that fits what you need.',
    ],
    formal: [
      'Permit me to add an example to what I said in the interview.',
      'I {should} like to add briefly to what I said in the interview.',
    ],
    friendly: ['There was an example I forgot to mention.', 'There is something I should have mentioned.'],
  },
  /** A job that goes on: whoever led the interview knows of it, so it is named and not introduced. */
  current: {
    professional: [
      'At {employer}, I {deed}.',
      'In my work at {employer}, I {deed}.',
      'In my job now, I {deed}.',
    ],
    enthusiastic: [
      'At {employer}, I {deed}.',
      'In my work at {employer}, I {deed}.',
      'In my job now, I {deed}.',
    ],
    formal: [
      'At {employer}, I {deed}.',
      'In my work at {employer}, I {deed}.',
      'In my present post, I {deed}.',
    ],
    friendly: ['At {employer}, I {deed}.', 'In my job at {employer}, I {deed}.', 'In my job now, I {deed}.'],
  },
  close: {
    professional: [
      'I remain interested in the {post}. If there is anything you still need from me, please let me know.',
      'The conversation confirmed that I would like to do this job. I look forward to hearing from you.',
    ],
    enthusiastic: [
      'I would love to be part of what you are doing, and I look forward to your answer.',
      'If there is anything else you would like to know, just ask. I hope to hear from you soon.',
    ],
    formal: [
      'I remain most interested in the {post} and await your decision. If you require further information, I am at your disposal.',
      'My interest in the {post} is undiminished. Please let me know if you require anything further.',
    ],
    friendly: [
      "I'd be happy to work with you all. Let me know if you need anything else from me.",
      "If anything's still open, give me a call. I'd love to work with you.",
    ],
  },
} as const satisfies Record<string, Phrasings>;

/** A follow-up letter after an application. `{applied}` is a date. */
export const followUp = {
  opening: {
    professional: [
      'I applied for the {role} {post} at {company} on {applied} and would like to ask how the selection is going.',
      'On {applied} I sent you my application for the {role} {post}. I am writing to say that I am still interested.',
      'I recently applied for the {role} {post} at {company} and would like to ask how the selection is going.',
    ],
    enthusiastic: [
      'My application for the {role} {post} went to you on {applied}, and I am as keen on working at {company} as I was then.',
      'You have had my application for the {role} {post} for a while, and I am as keen on working at {company} as I was then.',
    ],
    formal: [
      'I refer to my application of {applied} for the {post} of {role} at {company}. I remain interested in the {post} and {should} be grateful to learn how matters stand.',
      'I refer to my application for the {post} of {role} at {company}. I remain interested in the {post} and {should} be grateful to learn how matters stand.',
    ],
    friendly: [
      "Just a short note about my application of {applied} for the {role} job: I'm still keen, and I wondered how things are going.",
      "Just a short note about my application for the {role} job: I'm still keen, and I wondered how things are going.",
    ],
  },
  remind: {
    professional: [
      'Here is a brief reminder of what I offer.',
      'Here, in brief, are the main points of my application.',
    ],
    enthusiastic: ['A short reminder of what I would bring.', 'In case it helps, here is what I do.'],
    formal: [
      'Permit me to recall the main points of my application.',
      'Allow me to recall my experience briefly.',
    ],
    friendly: [
      'A quick reminder of what I do.',
      'You must have a pile of letters, so here is mine in brief.',
    ],
  },
  close: {
    professional: [
      'Could you tell me when you expect to decide? I can send references or anything else you need straight away.',
      'I would be glad to know what the next step is and when you expect to take it. Thank you for your time.',
    ],
    enthusiastic: [
      'Could you let me know where things stand? I could come in and talk at short notice.',
      'Is there anything I can send you that would help you decide? I would love to hear from you.',
    ],
    formal: [
      'I {should} be obliged if you would let me know when a decision may be expected. I {shall} send any further documents you require without delay.',
      'I {should} appreciate a brief word on the next steps and their timing. Thank you for your attention.',
    ],
    friendly: [
      "Could you drop me a line about what's next? If the job is taken, that's fine too; I'd just like to know.",
      "A quick word on timing would be great, and if there's anything missing, I'll send it over.",
    ],
  },
} as const satisfies Record<string, Phrasings>;

/** A resignation: notice, reason, thanks, handover. */
export const resignation = {
  notice: {
    professional: [
      'Please accept this letter as notice that I am resigning from my {post} as {asRole} at {company}. My last working day will be {lastDay}.',
      'I am writing to resign from my {post} as {asRole} at {company}. {lastDay} will be my last working day.',
      'I am writing to resign from my {post} as {asRole} at {company}. I will work the notice period that my contract sets out.',
    ],
    enthusiastic: [
      'With warm thanks for my time at {company}, I am resigning from my {post} as {asRole}. My last working day will be {lastDay}.',
      'With warm thanks for my time at {company}, I am resigning from my {post} as {asRole}. I will of course work my full notice period.',
    ],
    formal: [
      'I hereby give notice of my resignation from the {post} of {role} at {company}. My last day of employment will be {lastDay}.',
      'I hereby give notice of my resignation from the {post} of {role} at {company}, in accordance with the notice period of my contract.',
    ],
    friendly: [
      "This isn't an easy letter to write: I'm leaving my job as {asRole} at {company}. My last working day will be {lastDay}.",
      "This isn't an easy letter to write: I'm leaving my job as {asRole} at {company}. I'll work my full notice, of course.",
    ],
  },
  reason: {
    professional: ['My reason is {thing}.', 'I am leaving because of {thing}.'],
    enthusiastic: ['What takes me away is {thing}.'],
    formal: ['The reason for my decision is {thing}.'],
    friendly: ['The reason is {thing}.'],
  },
  cause: {
    professional: ['I am leaving {reason}.'],
    enthusiastic: ['I am leaving {reason}.'],
    formal: ['I have taken this decision {reason}.'],
    friendly: ["I'm leaving {reason}."],
  },
  aim: {
    professional: ['I am leaving {aim}.'],
    enthusiastic: ['I am off {aim}.'],
    formal: ['I have decided {aim}.'],
    friendly: ["I'm going {aim}."],
  },
  glad: {
    professional: [
      'I am glad that in my time here I {deed}.',
      'I value what I was able to do here: I {deed}.',
    ],
    enthusiastic: ['I am proud that together with you I {deed}.', 'I will always be glad that I {deed}.'],
    formal: [
      'I am grateful that during my employment I {deed}.',
      'I look back with satisfaction on the fact that I {deed}.',
    ],
    friendly: [
      "I'm glad that while I was here I {deed}.",
      "One thing I'll be glad to look back on: I {deed}.",
    ],
  },
  grateful: {
    professional: ['I am grateful for {thing}.'],
    enthusiastic: ['Thank you above all for {thing}.'],
    formal: ['I wish to express my gratitude for {thing}.'],
    friendly: ['Thank you for {thing}.'],
  },
  thanks: {
    professional: ['Thank you for your trust and for what I could learn here.'],
    enthusiastic: ['Thank you for everything I could learn and do here.'],
    formal: ['I wish to thank you for the trust you have placed in me.'],
    friendly: ['Thank you for everything. I have learned a lot from all of you.'],
  },
  handover: {
    professional: [
      'Until then I will finish what can be finished and hand over the rest in good order.',
      'I will make sure that my work is handed over completely before I go.',
    ],
    enthusiastic: ['Before I go, I will make sure that whoever follows me can start well.'],
    formal: ['I {shall} ensure an orderly handover of my duties before my departure.'],
    friendly: ["I'll leave everything tidy, and I'm happy to show my successor the ropes."],
  },
  wish: {
    professional: [
      'I wish you and the team all the best.',
      'I wish {company} well and hope that we stay in touch.',
    ],
    enthusiastic: ['I will be cheering for you all, and I hope we stay in touch.'],
    formal: ['I wish {company} every success for the future and ask you to confirm receipt of this letter.'],
    friendly: ["Let's stay in touch. I wish you all the best."],
  },
} as const satisfies Record<string, Phrasings>;
