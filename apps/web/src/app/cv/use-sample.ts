import { useState } from 'react';
import { isEmptyDraft, sampleDraft } from '@candor/domain/cv';
import { useUser } from '../../platform/session.tsx';
import type { DocumentEditor } from '../editor/document-editor.ts';
import type { CvTypes } from './cv-kind.ts';

interface SampleOptions {
  editor: DocumentEditor<CvTypes>;
  values: () => CvTypes['form'];
}

/** The sample data of the form, which replace nothing that was typed without asking. */
export function useSample({ editor, values }: SampleOptions) {
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const put = () => {
    setIsAsking(false);
    const { template, design } = values();
    editor.putForm({ ...sampleDraft, template, design });
  };
  return {
    isAsking,
    put,
    offer: () => (isEmptyDraft(values(), user) ? put() : setIsAsking(true)),
    decline: () => setIsAsking(false),
  };
}
