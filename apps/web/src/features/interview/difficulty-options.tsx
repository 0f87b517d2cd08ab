import { interviewDifficulties } from '@candor/domain/interview';
import { difficultyLabels } from './words.ts';

/** How hard an interview may be, to choose from. */
export function DifficultyOptions() {
  return interviewDifficulties.map((one) => (
    <option key={one} value={one}>
      {difficultyLabels[one]}
    </option>
  ));
}
