import { t } from '@lingui/core/macro';
import { actingToolTitle } from '@candor/domain/account';
import type { ActingTool } from '@candor/contracts/api-keys';
import { CheckList } from '../../ui/check-list.tsx';

interface ToolChoicesProps {
  tools: readonly ActingTool[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** What a program may do at once. */
export function ToolChoices({ tools, chosen, onChange }: ToolChoicesProps) {
  return (
    <CheckList
      legend={t`Without asking you first, it can`}
      hint={t`Changes it suggests to a CV or letter always wait for you to accept them.`}
      options={tools.map((tool) => ({ value: tool.id, label: actingToolTitle(tool) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
