import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../ui/load-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { sentenceOf } from './call-error.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The message where the server gives no reason. */
  sentence: string;
  children: (data: Data) => ReactNode;
}

/** The result of a query; a placeholder while it loads, and a way to retry where it failed. */
export function Loaded<Data>({ query, sentence, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (error) return <LoadError onRetry={() => void refetch()}>{sentenceOf(error, sentence)}</LoadError>;
  return data === undefined ? <Skeleton className="h-32" /> : children(data);
}
