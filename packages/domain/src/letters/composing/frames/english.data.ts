import type { Frame } from './frame.ts';
import { framesFrom, plain, warm, type FrameRows } from './frames-from.ts';

const rows: FrameRows = {
  apply: [
    ['I am applying for the {post} of {role} at {company}.', 'vacancy,employer', plain],
    ['I would like to apply for the {post} of {role} at {company}.', 'vacancy,employer', plain],
    ['Please consider me for the {post} of {role} at {company}.', 'vacancy,employer', plain],
    ['I am writing to apply for the {post} of {role} at {company}.', 'vacancy,employer', plain],
    ['I would like to work for {company} as {aRole}.', 'post,employer', warm],
    ['I am applying to {company} to work as {aRole}.', 'post,employer', warm],
    ['This is my application to join {company} as {aRole}.', 'post,employer', warm],
    ['I would like to join {company} as {aRole}.', 'post,employer', warm],
  ],
  'apply, else': [
    ['I am applying for the {post} of {role}.', 'vacancy'],
    ['I am applying to work at {company}.', 'employer'],
  ],
  'apply then': [
    ['That is why I am applying for the {post} of {role}.', 'vacancy', plain],
    ['That is why I would like to be considered for the {post} of {role}.', 'vacancy', plain],
    ['That is why I am applying to be {aRole} at {company}.', 'post,employer', warm],
    ['This is why I would like to join you as {aRole}.', 'post', warm],
  ],
  'apply then, else': [['That is why I would like to work at {company}.', 'employer']],
  'apply after result': [
    [
      'I would like to do work of this kind at {company} and am applying for the {post} of {role}.',
      'vacancy,employer',
      plain,
    ],
    ['I would like to bring this experience to {company} as {aRole}.', 'post,employer'],
  ],
  'referred by': [
    ['{referrer} told me about the {post} of {role} at {company}.', 'vacancy,referral,employer'],
  ],
  'found on': [['I found the {post} of {role} at {company} through {medium}.', 'vacancy,referral,employer']],
  'reason noun': [
    ['What draws me to {company} is {np}.', 'employer'],
    ['What I like about {company} is {np}.', 'employer', warm],
  ],
  'reason clause': [['I am applying for the {post} of {role} at {company} {clause}.', 'vacancy,employer']],
  'reason clause, else': [['I am applying for the {post} of {role} {clause}.', 'vacancy']],
  'background gerund': [['My experience includes {gerund}.']],
  'years in': [['I have spent {np}.']],
  'years as': [['I have {np}.']],
  'before as': [['Before that I worked as {np}.']],
  'before in': [['Before that I spent {np}.']],
  'role held': [['I have worked as {np}.']],
  degree: [['I hold {list}.']],
  skills: [['My skills include {list}.']],
  sizes: [['My experience includes {list}.']],
  asked: [
    ['You are looking for somebody to {duty}.', 'advert'],
    ['Your advert asks for somebody who can {duty}.', 'advert'],
    ['You need somebody who can {duty}.', 'advert'],
  ],
  'work at': [['At {at} I {verb}.'], ['As {as} at {at} I {verb}.'], ['In my {post} at {at} I {verb}.']],
  'work in': [['At {at} I {verb}.'], ['As {as} at {at} I {verb}.']],
  'work before': [
    ['Before that, as {as} there, I {verb}.', 'earlier post'],
    ['Before that I {verb}.', 'earlier post'],
  ],
  'work there': [['There I {verb}.']],
  work: [['I {verb}.']],
  'work also': [['I also {verb}.']],
  'work earlier': [
    ['Before that, at {at}, I {verb}.', 'earlier post'],
    ['Earlier, at {at}, I {verb}.', 'earlier post'],
    ['Earlier, as {as} at {at}, I {verb}.', 'earlier post'],
  ],
  'close cover': [
    ['My {cv} is enclosed, and you can reach me on {phone}.', 'cv', plain],
    ['I enclose my {cv}; my number is {phone}.', 'cv', plain],
    ['My {cv} is enclosed. If you would like to meet, please call me on {phone}.', 'cv', warm],
    ['I enclose my {cv} and would love to meet you at {company}.', 'cv,employer', warm],
  ],
  'close cover, else': [
    ['My {cv} is enclosed, and you can reach me at {email}.', 'cv'],
    ['I enclose my {cv} and would be glad to meet you.', 'cv'],
  ],
  'close alone': [
    ['You can reach me on {phone}.', '', plain],
    ['If you would like to know more, please call me on {phone}.', '', plain],
    ['If you would like to meet, please call me on {phone}.', '', warm],
    ['I would love to come to {company} and meet you.', 'employer', warm],
  ],
  'close alone, else': [['I would be glad to hear from you at {email}.'], ['I would be glad to meet you.']],
  'ask interest': [
    [
      'I am writing to ask whether there is, or may soon be, an opening for {aRole} at {company}.',
      'post,employer',
    ],
  ],
  'ask interest, else': [
    ['I am writing to ask whether there is an opening for me at {company}.', 'employer'],
    ['I am writing to ask whether you may have work for me.'],
  ],
  'close interest': [['You can reach me at {email} or on {phone}.']],
  'close interest, else': [
    ['I would be glad to hear from you at {email}.'],
    ['I would be glad to hear from you.'],
  ],
  thanks: [
    ['Thank you for your time on {contact}.', 'met'],
    ['Thank you for seeing me on {contact}.', 'met'],
  ],
  stayed: [['What stayed with me is {np}.', 'met']],
  'close thanks': [
    ['If you have any further questions, you can reach me at {email}.', '', plain],
    ['If there is more you would like to know, please write to me at {email}.', '', warm],
  ],
  'close thanks, else': [['I look forward to hearing from you.']],
  followed: [['I applied for the {post} of {role} at {company} on {contact}.', 'applied,vacancy,employer']],
  about: [['I am writing about the {post} of {role} at {company}.', 'vacancy,employer']],
  'about, else': [['I am writing about my application.', 'applied']],
  'followed, else': [
    ['I am writing about my application for the {post} of {role} at {company}.', 'vacancy,employer'],
    ['I am writing about my application.'],
  ],
  'ask news': [
    [
      'Could you tell me how my application for the {post} of {role} stands, and when you expect to decide?',
      'vacancy',
      warm,
    ],
    ['I would be glad to hear how my application to {company} stands.', 'employer', warm],
    [
      'I would be grateful if you could tell me how my application for the {post} of {role} stands.',
      'vacancy',
      plain,
    ],
    ['Please let me know when {company} expects to decide.', 'employer', plain],
  ],
  'ask when': [
    ['Could you tell me how things stand at {company}?', 'employer', warm],
    ['I would be glad to hear when {company} expects to decide.', 'employer', plain],
  ],
  'ask when, else': [['Could you tell me how things stand?']],
  'ask news, else': [['Could you tell me how my application stands?']],
  'close follow': [['You can reach me at {email} or on {phone}.']],
  'close follow, else': [['You can reach me at {email}.'], ['I look forward to hearing from you.']],
  resign: [
    ['I am writing to resign from my {post} as {role} at {company}.', 'resigns,own post,employer', plain],
    [
      'Please accept my resignation from the {post} of {role} at {company}.',
      'resigns,own post,employer',
      plain,
    ],
    [
      'I am writing to tell you that I am leaving my job as {role} at {company}.',
      'resigns,own post,employer',
      warm,
    ],
    ['I have decided to leave my {post} as {role} at {company}.', 'resigns,own post,employer', warm],
  ],
  'resign, else': [['Please accept my resignation.', 'resigns']],
  'last day': [
    ['My last working day will be {lastDay}.', 'resigns,last day'],
    ['My last day at work will be {lastDay}.', 'resigns,last day', warm],
  ],
  grateful: [['I will remember {np}.', 'resigns']],
  'leave noun': [['My reason is {np}.', 'resigns']],
  'leave gerund': [['I am {gerund}.', 'resigns']],
  'leave clause': [['I am leaving {clause}.', 'resigns']],
  'close resign': [
    ['Please let me know to whom I should hand over my work.', 'resigns', plain],
    ['Please confirm that you have received this letter.', 'resigns', ['formal']],
    ['I wish everybody at {company} well.', 'resigns,employer', warm],
  ],
  recommend: [
    ['I would like to recommend {recommended} for the {course} at {company}.', 'recommends,employer'],
    ['I would like to recommend {recommended} to {company} as {aPost}.', 'recommends,employer,recipient'],
  ],
  'recommend, else': [
    ['I would like to recommend {recommended} for the {course}.', 'recommends'],
    ['I would like to recommend {recommended} as {aPost}.', 'recommends'],
    ['I would like to recommend {recommended}.', 'recommends'],
  ],
  'known as': [['I am {np}.', 'recommends,relationship']],
  'known since': [['I have been {np} {time}.', 'recommends,relationship']],
  'known until': [['I was {np} {time}.', 'recommends,relationship']],
  'known from': [['I know {given} from {time} as {np}.', 'recommends,relationship']],
  'theirs since': [['{given} has been {np} {time}.', 'recommends,relationship']],
  'theirs until': [['{given} was {np} {time}.', 'recommends,relationship']],
  'their qualities': [['{given} is {qualities}.', 'recommends']],
  they: [['{given} {verb}.', 'recommends']],
  'their skills': [["{given}'s skills include {list}.", 'recommends']],
  'close recommend': [
    [
      'If you would like to know more about {given}, you can reach me at {email} or on {phone}.',
      'recommends',
    ],
  ],
  'close recommend, else': [
    ['If you would like to know more about {given}, please write to me at {email}.', 'recommends'],
    ['I would be glad to tell you more about {given}.', 'recommends'],
  ],
};

/** The English frames. */
export const englishFrames: readonly Frame[] = framesFrom(rows);
