import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isBuiltIn, mostStages, stageKinds, type StageKind } from '@candor/domain/applications';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SortableHandle, SortableList, useSortableRow } from '../../ui/sortable-list.tsx';
import { saveStages, type Board } from './api/applications.ts';
import { kindNames } from './stage-names.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** A stage under change; a new one has a key of its own and no id yet. */
interface Row {
  key: string;
  id?: string;
  name: string;
  kind: StageKind;
}

interface StagesDialogProps {
  board: Board;
  /** How many cards stand in a stage. */
  countIn: (stage: string) => number;
  onClose: () => void;
}

/** Adds, names, sorts and deletes the stages of the board. */
export function StagesDialog({ board, countIn, onClose }: StagesDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    board.stages.map((stage) => ({ ...stage, key: stage.id })),
  );
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const gone = board.stages.filter(({ id }) => !rows.some((row) => row.id === id) && countIn(id) > 0);
  const kept = rows.filter((row): row is Row & { id: string } => row.id !== undefined);
  const submit = async () => {
    if (rows.some(({ name }) => name.trim() === '')) {
      setProblem(t`Please give every stage a name.`);
      return;
    }
    setIsBusy(true);
    try {
      const stages = rows.map(({ id, name, kind }) => ({ ...(id !== undefined && { id }), name, kind }));
      await saveStages({ version: board.version, stages, moved });
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, t`The stages could not be saved. Please try again.`));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Stages`}
      description={t`The columns of your board, in their order.`}
    >
      <SortableList
        ids={rows.map(({ key }) => key)}
        spoken={(at) => rows[at]?.name || t`Stage`}
        onMove={(from, to) => {
          const next = rows.toSpliced(from, 1);
          const row = rows[from];
          if (row) setRows(next.toSpliced(to, 0, row));
        }}
      >
        {() => (
          <ul className="grid gap-2">
            {rows.map((row) => (
              <StageRow
                key={row.key}
                row={row}
                onChange={(part) => change(row.key, part)}
                onDelete={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ul>
        )}
      </SortableList>
      <Button
        look="quiet"
        className="justify-self-start"
        icon={<Plus {...icon} />}
        disabled={rows.length >= mostStages}
        onClick={() => {
          const row: Row = { key: crypto.randomUUID(), name: '', kind: 'interview' };
          const closed = rows.findIndex(({ kind }) => kind === 'closed');
          setRows(rows.toSpliced(closed < 0 ? rows.length : closed, 0, row));
        }}
      >
        <Trans>Add stage</Trans>
      </Button>
      {gone.map((stage) => (
        <SelectField
          key={stage.id}
          label={t`Move the ${countIn(stage.id)} in ${stage.name} to`}
          value={moved[stage.id] ?? 'saved'}
          onChange={({ currentTarget: { value } }) => setMoved({ ...moved, [stage.id]: value })}
        >
          {kept.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" busyLabel={isBusy ? t`Saving…` : undefined} onClick={() => void submit()}>
          <Trans>Save stages</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface StageRowProps {
  row: Row;
  onChange: (part: Partial<Row>) => void;
  onDelete: () => void;
}

function StageRow({ row, onChange, onDelete }: StageRowProps) {
  const { ref, style, grip } = useSortableRow(row.key);
  const isOwn = row.id === undefined || !isBuiltIn({ id: row.id });
  const name = row.name || t`new stage`;
  return (
    <li ref={ref} style={style} className="flex items-center gap-1 bg-surface">
      <SortableHandle label={t`Move ${name}`} grip={grip} />
      <InputField
        className="min-w-0 grow"
        label={t`Name of ${name}`}
        isLabelHidden
        maxLength={40}
        value={row.name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      {isOwn ? (
        <>
          <SelectField
            label={t`${name} counts as`}
            isLabelHidden
            value={row.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange({ kind: stageKinds.find((kind) => kind === value) ?? 'interview' })
            }
          >
            {stageKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t`Counts as ${kindNames[kind]}`}
              </option>
            ))}
          </SelectField>
          <IconButton label={t`Delete ${name}`} onClick={onDelete}>
            <Trash2 {...icon} />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}
