import { useEffect, useState } from 'react';
import type { Job } from '@candor/pool/jobs';
import { createWorkerClient } from '../workers/worker-client.ts';

/** A file that takes longer holds no table and no address book. */
const LONGEST_MS = 60_000;
const MEGABYTE = 1024 * 1024;

interface FileReaderOptions<Found> {
  /** Opens the worker that reads the file: it stays on this device. */
  open: () => Worker;
  mostMegabytes: number;
  tooLarge: string;
  unreadable: string;
  onRead: (found: Found | null) => void;
}

/** Has a file read by a worker of this page. What was read before is taken back when another file is chosen. */
export function useFileReader<Found>(options: FileReaderOptions<Found>) {
  const { open, mostMegabytes, tooLarge, unreadable, onRead } = options;
  const [reader] = useState(() => createWorkerClient<{ read: Job<Blob, Found> }>(open));
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => () => reader.close(), [reader]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    onRead(null);
    if (file.size > mostMegabytes * MEGABYTE) {
      setProblem(tooLarge);
      return;
    }
    setIsReading(true);
    try {
      onRead(await reader.run('read', file, { signal: AbortSignal.timeout(LONGEST_MS) }));
    } catch {
      reader.close();
      setProblem(unreadable);
    } finally {
      setIsReading(false);
    }
  };
  return { take, isReading, problem };
}
