import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  applicationOf,
  applicationOfDocument,
  takeAdvert,
  type Application,
} from '../../features/applications/index.ts';

export interface ToolJobOptions {
  /** The job that the address names. */
  namedId: string | null;
  /** The document at hand, which may be made for a job; null for one that is not written yet. */
  documentId: string | null;
  /** The address is to name another job, or none. */
  onName: (id: string | null) => void;
}

/** Fewer characters are no advert, but words about one. */
const LEAST_ADVERT = 120;

/** The one job that a tool is used for: the one the address names, or else the one the document at hand is made for. */
export function useToolJob({ namedId, documentId, onName }: ToolJobOptions) {
  const named = useQuery({ ...applicationOf(namedId ?? ''), enabled: namedId !== null, retry: false });
  const linked = useQuery({
    ...applicationOfDocument(documentId ?? ''),
    enabled: namedId === null && documentId !== null,
    retry: false,
  });
  const taking = useRef<{ text: string; job: Promise<Application> } | null>(null);
  const application = (namedId === null ? linked.data : named.data) ?? null;
  /** Makes or finds the job of an advert that was pasted; null for words that are none, and where it could not be saved. */
  const take = async (text: string): Promise<Application | null> => {
    if (text.trim().length < LEAST_ADVERT) return null;
    if (application?.advertText.trim() === text.trim()) return application;
    // Leaving the field and pressing the button are one paste.
    if (taking.current?.text !== text) {
      const job = takeAdvert({ advertText: text }, () => onName(null));
      taking.current = { text, job };
    }
    try {
      const job = await taking.current.job;
      onName(job.id);
      return job;
    } catch {
      // The tool works without it; the next press tries again.
      taking.current = null;
      return null;
    }
  };
  return { application, isLoading: named.isLoading || linked.isLoading, choose: onName, take };
}
