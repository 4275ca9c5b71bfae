/** Stands for the chunk that holds the loaders of all other routes (`vite.chunks.ts`): importing this module loads it. */
export const otherLoadersLoaded = true
