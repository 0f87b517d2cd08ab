import { answerWork } from '@candor/pool';
import { drawing } from './drawing.ts';

answerWork(drawing());
