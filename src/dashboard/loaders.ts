/** Stands for the chunk that holds the loaders of `readingRoutes` (`vite.chunks.ts`): importing this module loads it. */
export const loadersLoaded = true
