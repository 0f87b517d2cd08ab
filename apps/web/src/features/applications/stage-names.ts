import { t } from '@lingui/core/macro';
import { defaultStages, type Stage, type StageKind } from '@candor/domain/applications';

export const kindNames: Readonly<Record<StageKind, string>> = {
  saved: t({ message: 'Saved', context: 'stage of a job' }),
  applied: t({ message: 'Applied', context: 'stage of a job' }),
  interview: t({ message: 'Interview', context: 'stage of a job' }),
  offer: t({ message: 'Offer', context: 'stage of a job' }),
  closed: t({ message: 'Closed', context: 'stage of a job' }),
};

interface Named {
  id?: string;
  name: string;
}

/** Stages as they are shown: a built-in one that nobody renamed is called in the language of the page. */
export const shownStages = (stages: readonly Stage[]): Stage[] =>
  stages.map((stage) =>
    defaultStages.some(({ id, name }) => id === stage.id && name === stage.name)
      ? { ...stage, name: kindNames[stage.kind] }
      : stage,
  );

/** Shown stages as they are stored: without words where nobody named them. */
export const keptStages = <S extends Named>(stages: readonly S[]): S[] =>
  stages.map((stage) => {
    const builtIn = defaultStages.find(({ id, kind }) => id === stage.id && kindNames[kind] === stage.name);
    return builtIn ? { ...stage, name: builtIn.name } : stage;
  });

/** The stages of a board that is not known yet. */
export const usualStages = shownStages(defaultStages);
