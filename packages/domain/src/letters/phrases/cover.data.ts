import type { Phrasings } from '../phrase.ts';

/** A cover letter: hook, proof, why this employer, close. */
export const cover = {
  hook: {
    professional: [
      'I would like to be considered for the {role} {post} at {company}. At present I am {title} at {employer}, and I have {years} of experience in this work.',
      'Please consider me for the {role} {post} at {company}. I have {years} of experience and currently work as {title} at {employer}.',
      'I am applying for the {role} {post} at {company}. I work as {title} at {employer} and have {years} of experience behind me.',
      'I would like to be considered for the {role} {post} at {company}. At present I am {title} at {employer}.',
      'Please consider me for the {role} {post} at {company}. I bring {years} of experience.',
      'I would like to be considered for the {role} {post} at {company}.',
      'Please consider me for the {role} {post} at {company}.',
    ],
    enthusiastic: [
      '{place} I {best}. I would love to do work like that for {company} as your next {role}.',
      'You are looking for {aRole}, and I would love to be the person you find. {place} I {best}, and I want to do more of that at {company}.',
      'I would love to work at {company} as {asRole}, and I think I have something to offer you.',
      'You are looking for {aRole} at {company}, and I would love to be the person you find.',
    ],
    formal: [
      'I wish to apply for the {post} of {role} at {company}. I have {years} of relevant experience and am at present employed as {title} at {employer}.',
      'Please accept this letter as my application for the {post} of {role} at {company}. I am at present {title} at {employer} and have {years} of relevant experience.',
      'I wish to apply for the {post} of {role} at {company}. At present I am employed as {title} at {employer}.',
      'I wish to apply for the {post} of {role} at {company}.',
      'Please accept this letter as my application for the {post} of {role} at {company}.',
    ],
    friendly: [
      "I'm {title} at {employer}, and I'd like to come and work with you at {company} as {asRole}.",
      "I'd like to join {company} as {asRole}. At the moment I'm {title} at {employer}, and a lot of what you need is what I do there.",
      "I'd like to join you at {company} as {asRole}, and I hope this letter shows why that could work well.",
      "I'd like to put my name forward for the {role} job at {company}.",
    ],
  },
  medium: {
    professional: ['I found the {post} through {referral}.', 'I learned of the {post} through {referral}.'],
    enthusiastic: ['I came across it through {referral} and wanted to write at once.'],
    formal: ['I learned of the vacancy through {referral}.'],
    friendly: ['I spotted the job through {referral}.'],
  },
  person: {
    professional: ['I heard about the {post} from {referral}.'],
    enthusiastic: ['I heard about the {post} from {referral}.'],
    formal: ['I learned of the vacancy from {referral}.'],
    friendly: ['I heard about it from {referral}.'],
  },
  close: {
    professional: [
      'I would welcome the chance to discuss the {post} and what you need from it. Thank you for your time.',
      'Thank you for reading my application. I would be glad to go into any of this in an interview.',
      'I would be glad to meet and hear more about the work. Thank you for considering my application.',
    ],
    enthusiastic: [
      'I would love to meet you and hear what you have planned. Thank you for reading this far.',
      'I would be delighted to show you in person how I work. Thank you for taking the time to read this.',
    ],
    formal: [
      'I {should} be pleased to attend an interview at your convenience. Thank you for your consideration.',
      'I would welcome the opportunity to discuss my application with you in person. Thank you for considering it.',
    ],
    friendly: [
      "If this sounds like what you need, I'd be glad to meet and talk it through. Thanks for reading.",
      "I'd be happy to come by, look around and answer whatever you want to ask. Thanks for your time.",
    ],
  },
  enclosed: {
    professional: ['My {cv} is enclosed.', 'You will find the details in the enclosed {cv}.'],
    enthusiastic: [
      'There is more in the {cv} that comes with this letter.',
      'The enclosed {cv} has the rest.',
    ],
    formal: ['My {cv} is enclosed for your information.', 'Please find my {cv} enclosed.'],
    friendly: [
      "I've enclosed my {cv} so you have the whole picture.",
      'My {cv} comes with this letter.',
      "The rest is in the {cv} I've enclosed.",
    ],
  },
} as const satisfies Record<string, Phrasings>;

/** A letter of interest: why this employer, what could be offered, a small request. */
export const interest = {
  opening: {
    professional: [
      'I am not answering an advertisement. I am writing because I would like to work for {company} as {asRole}, now or when a {post} opens.',
      'May I introduce myself? I am {title} at {employer} and would like to work for {company} as {asRole} when you next have a vacancy.',
      'I have seen no vacancy for {aRole} at {company}, and am writing to ask whether you expect to need one.',
    ],
    enthusiastic: [
      'You have not advertised for {aRole}, and I am writing all the same, because {company} is where I would love to work.',
      'I would rather write to {company} before there is a vacancy for {aRole} than miss it when there is.',
    ],
    formal: [
      'I am writing to ask whether {company} has, or expects to have, a vacancy for {aRole}.',
      'Although I am not aware of a vacancy at present, I {should} like to express my interest in working for {company} as {asRole}.',
    ],
    friendly: [
      "You may not be looking for {aRole} right now, but I'd like to introduce myself in case you soon are.",
      "I'm writing out of the blue: if {company} ever needs {aRole}, I'd like to be on your list.",
    ],
  },
  offer: {
    professional: ['My work so far shows what I could do for you.', 'This is what I could bring.'],
    enthusiastic: ['Here is some of what I have done so far.', 'Let me show you what I would bring.'],
    formal: ['Allow me to set out my experience briefly.', 'A short account of my experience follows.'],
    friendly: ["Here's a bit about what I do.", 'A little about my work, so you know who is writing.'],
  },
  ask: {
    professional: [
      'Would you have time for a short conversation, by telephone or in person? If somebody else is the right person to ask, I would be grateful for the name.',
      'If you see a use for me, now or later, I would be glad to come in for a talk. I am happy for you to keep my details.',
    ],
    enthusiastic: [
      'Could we talk for a few minutes? I would gladly come to you, and I would enjoy learning how your team works.',
      'If you can spare a few minutes, I would love to come by and hear where {company} is heading.',
    ],
    formal: [
      'I {should} be grateful for the opportunity of a brief meeting, at a time that suits you. If there is no vacancy at present, I would ask you to keep my details on file.',
      'If a suitable {post} should arise, I would be pleased to be considered for it, and I am available for a meeting at your convenience.',
    ],
    friendly: [
      "Could I buy you a coffee and hear how things work at your end? If it's no for now, please keep my details.",
      "If you can spare a few minutes, I'd love to hear how you work. No rush at all.",
    ],
  },
} as const satisfies Record<string, Phrasings>;
