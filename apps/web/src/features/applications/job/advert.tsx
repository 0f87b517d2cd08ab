import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

interface AdvertProps {
  application: Application;
  onSave: (change: Change) => void;
}

/** The advert as it was when the job was saved. */
export function Advert({ application, onSave }: AdvertProps) {
  const { advertText } = application;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Section
      title="Job ad"
      act={
        advertText !== '' && (
          <Button onClick={() => setIsEditing(!isEditing)}>{isEditing ? 'Done' : 'Edit'}</Button>
        )
      }
    >
      {isEditing || advertText === '' ? (
        <TypedField
          label="Job ad"
          isLabelHidden
          isLong
          maxLength={200_000}
          value={advertText}
          placeholder="Paste the job ad to keep a copy after the page is taken down"
          onSave={(text) => onSave({ advertText: text })}
        />
      ) : (
        <div
          role="region"
          aria-label="Text of the job ad"
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-panel border border-line p-4 text-base whitespace-pre-line wrap-anywhere"
        >
          {advertText}
        </div>
      )}
    </Section>
  );
}
