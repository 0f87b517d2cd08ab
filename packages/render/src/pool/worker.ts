import { answerWork } from '@candor/pool';
import { drawingDesk } from '../drawing-desk.ts';

answerWork(drawingDesk());
