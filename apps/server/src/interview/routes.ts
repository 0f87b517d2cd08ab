import * as endpoints from '@candor/contracts/interview';
import { answers } from '../platform/bind.ts';
import { analyze } from './analyze.ts';
import { planQuestions } from './plan-questions.ts';
import * as sessions from './sessions.ts';
import * as stories from './stories.ts';
import { transcribe, transcribing } from './transcribe.ts';

export const interviewBindings = [
  answers(endpoints.analyzeInterview, analyze),
  answers(endpoints.planInterviewQuestions, planQuestions),
  answers(endpoints.listSessions, sessions.list),
  answers(endpoints.startSession, sessions.start),
  answers(endpoints.getSession, sessions.get),
  answers(endpoints.saveSession, sessions.save),
  answers(endpoints.deleteSession, sessions.remove),
  answers(endpoints.listStories, stories.list),
  answers(endpoints.addStory, stories.add),
  answers(endpoints.saveStory, stories.save),
  answers(endpoints.deleteStory, stories.remove),
  answers(endpoints.transcribing, transcribing),
  answers(endpoints.transcribe, transcribe),
];
