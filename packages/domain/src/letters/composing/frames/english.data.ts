import { framesFrom, type Frame, type FrameRows } from './frame.ts';

const rows: FrameRows = {
  apply: [
    'I would like to apply for the {post} of {role} at {company}. | vacancy,employer | plain',
    'I am writing to apply for the {post} of {role} at {company}. | vacancy,employer | plain',
    'I would like to work for {company} as {aRole}. | post,employer | warm',
  ],
  'apply, else': [
    'I am applying for the {post} of {role}. | vacancy',
    'I would like to work at {company}. | employer',
  ],
  'referred by': ['{referrer} told me about the {post} of {role} at {company}. | vacancy,referral,employer'],
  about: ['What draws me to {company} is {said}. | employer,applies'],
  'apply clause': ['I am applying for the {post} of {role} at {company} {clause}. | vacancy,employer'],
  'apply clause, else': ['I am applying for the {post} of {role} {clause}. | vacancy'],
  'work at': ['At {at} I {verb}.', 'As {as} at {at} I {verb}.'],
  'work there': ['There I {verb}.'],
  work: ['I {verb}.'],
  told: ['{said}.'],
  before: ['Before that I {verb}.'],
  'work also': ['I also {verb}.'],
  'work earlier': ['Earlier, as {as} at {at}, I {verb}. | earlier post'],
  'work earlier, else': [
    'Earlier, at {at}, I {verb}. | earlier post',
    'Earlier, as {as}, I {verb}. | earlier post',
  ],
  'work past': ['From {from} to {to} I worked as {as} at {at}. | earlier post'],
  'close cover': [
    'My {cv} is enclosed, and I would be glad to talk about the {post} of {role} with you. | cv,vacancy | plain',
    'I enclose my {cv} and would welcome the chance to talk about the {post} of {role}. | cv,vacancy | plain',
    'My {cv} is enclosed, and I would love to talk about the {post} of {role} with you. | cv,vacancy | warm',
  ],
  'close alone': [
    'I would be glad to talk about the {post} of {role} with you. | vacancy | plain',
    'I would welcome the chance to talk about the {post} of {role}. | vacancy | plain',
    'I hope we can talk about the {post} of {role}. | vacancy | warm',
  ],
  'close again': [
    'My {cv} is enclosed, and I would be glad to tell you more. | cv | plain',
    'I enclose my {cv} and look forward to hearing from you. | cv | plain',
    'My {cv} is enclosed, and I would love to tell you more. | cv | warm',
  ],
  'ask interest': [
    'Do you have an opening for {aRole} at {company}? | post,employer',
    'If {company} needs {aRole}, I would be glad to be considered. | post,employer',
  ],
  'ask interest, else': [
    'I would like to ask about work at {company}. | employer',
    'I would like to ask whether you have work for me.',
  ],
  thanks: ['Thank you for your time on {contact}. | met', 'Thank you for seeing me on {contact}. | met'],
  'thanks, else': ['I am writing to thank you.'],
  'thanks for': ['Thank you for {np}.'],
  'thanks again': ['Thank you again.'],
  'ask for': ['I would be grateful for {np}.'],
  'ask whether': ['I would like to ask {np}.'],
  offer: ['I would be glad {np}.'],
  'pass on': ['Please give {np}.'],
  notice: ['My notice period is {said}.'],
  stayed: ['What stayed with me is {said}. | met'],
  'close thanks': [
    'I look forward to hearing from you. | | plain',
    'I would love to hear from you. | | warm',
  ],
  followed: ['I applied for the {post} of {role} at {company} on {contact}. | applied,vacancy,employer'],
  'write about': ['I am writing about the {post} of {role} at {company}. | vacancy,employer'],
  'followed, else': [
    'I am writing about my application for the {post} of {role} at {company}. | vacancy,employer',
    'I am writing about my application.',
  ],
  'ask news': [
    'Could you tell me how things stand? | | warm',
    'I would be glad to hear when you expect to decide. | | plain',
  ],
  'close interest': [
    'I would be glad to hear from you. | | plain',
    'I look forward to hearing from you. | | plain',
    'I would love to hear from you. | | warm',
  ],
  'close interest, else': ['I would be glad to hear from you.'],
  'close follow': ['I look forward to hearing from you.'],
  'close resign': [
    'I wish you and the team all the best. | resigns | plain',
    'I wish you all the best. | resigns | warm',
  ],
  resign: [
    'I am writing to resign from my {post} as {role} at {company}. | resigns,own post,employer | plain',
    'Please accept my resignation from the {post} of {role} at {company}. | resigns,own post,employer | plain',
    'I am writing to tell you that I am leaving my job as {role} at {company}. | resigns,own post,employer | warm',
  ],
  'resign, else': ['Please accept my resignation. | resigns'],
  'last day': ['My last working day will be {lastDay}. | resigns,last day'],
  'last day typed': ['My last working day will be {day}. | resigns,last day'],
  'notice given': ['I am giving {notice}. | resigns'],
  'notice until': ['I am giving {notice}, and my last working day will be {day}. | resigns,last day'],
  memory: ['I will remember {said}. | resigns'],
  'leave clause': ['I am leaving {clause}. | resigns'],
  recommend: [
    'I would like to recommend {recommended} for the {course} at {company}. | recommends,employer',
    'I would like to recommend {recommended} for the post of {aimed} at {company}. | recommends,employer,recipient',
  ],
  'recommend, else': [
    'I would like to recommend {recommended} for the {course}. | recommends',
    'I would like to recommend {recommended} for the post of {aimed}. | recommends',
    'I would like to recommend {recommended}. | recommends',
  ],
  'known as': ['I am {np}. | recommends,relationship'],
  'known since': ['I have been {np} {time}. | recommends,relationship'],
  'known until': ['I was {np} {time}. | recommends,relationship'],
  'known mine': ['{given} was {np} {time}. | recommends,relationship'],
  'known from': ['I have known {given} for {time} as {np}. | recommends,relationship'],
  'they are': ['{given} is {list}. | recommends'],
  they: ['{given} {verb}. | recommends'],
  'close recommend': [
    'Please ask me anything else that would help you decide about {given}. | recommends',
    'I would be glad to answer questions about {given}. | recommends',
    'If it helps, I can say more about {given} at any time. | recommends',
    'I am happy to talk about {given} with you. | recommends',
  ],
};

/** The English frames. */
export const englishFrames: readonly Frame[] = framesFrom(rows);
