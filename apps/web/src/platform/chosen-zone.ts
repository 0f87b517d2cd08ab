let zone = '';

/** Takes the time zone of the person's settings; '' where they chose none. */
export function chooseZone(timeZone: string): void {
  zone = timeZone;
}

export const chosenZone = (): string => zone;
