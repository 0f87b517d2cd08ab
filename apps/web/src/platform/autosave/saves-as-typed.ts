let isOn = true;

/** Whether documents are saved to the account as they are typed, or when the person says so. */
export function savesAsTyped(): boolean {
  return isOn;
}

/** Takes the person's choice. Editors that are open keep the one they began with. */
export function saveAsTyped(next: boolean): void {
  isOn = next;
}
