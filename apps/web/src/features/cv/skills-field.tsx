import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { InputField } from '../../ui/field.tsx';
import { addSkills } from './add-skills.ts';

/** Skills one by one or pasted as a list; doubles and blanks are ignored. */
export function SkillsField() {
  const { control } = useFormContext<CvDraft>();
  const { field } = useController({ control, name: 'skills' });
  const [typed, setTyped] = useState('');
  const take = (words: string) => {
    field.onChange(addSkills(field.value, words));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      if (typed.trim() !== '') take(typed);
    } else if (event.key === 'Backspace' && typed === '' && field.value.length > 0)
      field.onChange(field.value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const words = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(words)) return;
    event.preventDefault();
    take(words);
  };
  return (
    <div className="grid gap-3">
      <InputField
        label={t`Add a skill`}
        hint={t`Press Enter after each, or paste a list`}
        ref={field.ref}
        name={field.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() !== '' && take(typed)}
      />
      {field.value.length > 0 && (
        <ul aria-label={t`Skills`} className="flex flex-wrap gap-2">
          {field.value.map((skill) => (
            <li
              key={skill}
              className="flex items-center gap-1 rounded-full border border-line bg-surface py-1 pe-1 ps-3 text-base"
            >
              {skill}
              <button
                type="button"
                aria-label={t`Remove ${skill}`}
                onClick={() => field.onChange(field.value.filter((other) => other !== skill))}
                className="grid size-6 place-items-center rounded-full text-soft hover:bg-wash hover:text-ink"
              >
                <X size={14} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
