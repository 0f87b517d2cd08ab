import { createContext, type CSSProperties } from 'react';
import { PressPort } from './press-port.ts';

/** How a row is shown while rows are put in order by hand. */
export interface DraggedLook {
  style: CSSProperties;
  isDragging: boolean;
}

/** A row of a list, for what drags it. */
export class SortableRow {
  node: HTMLElement | null = null;
  grip: HTMLElement | null = null;
  readonly presses = new PressPort();
  /** Null: as it stands. */
  readonly show: (look: DraggedLook | null) => void;

  constructor(show: (look: DraggedLook | null) => void) {
    this.show = show;
  }

  readonly setNode = (node: HTMLElement | null): void => {
    this.node = node;
  };

  readonly setGrip = (grip: HTMLElement | null): void => {
    this.grip = grip;
  };
}

interface SortableListLink {
  /** The rows that are there, by their ids. */
  rows: Map<string, SortableRow>;
  /** The id of the text that says how to drag by keyboard. */
  instructionsId: string;
  /** Somebody is about to drag. */
  onNear: () => void;
}

export const SortableListContext = createContext<SortableListLink | null>(null);
