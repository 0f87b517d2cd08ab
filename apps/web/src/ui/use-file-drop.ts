import { useState, type DragEvent } from 'react';

/** Takes files that are dropped on an element, to which `handlers` are given. `isOver` while they are held above it. */
export function useFileDrop({ isOff, onFiles }: { isOff: boolean; onFiles: (files: File[]) => void }) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (isOff || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false);
      if (isOff || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
