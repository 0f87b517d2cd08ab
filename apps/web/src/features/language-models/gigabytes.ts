/** Bytes as people read them: "8.1 GB". */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
