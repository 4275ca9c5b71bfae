/**
 * Stands for the chunk that holds the loaders of all routes (`vite.config.ts`): importing this module loads it. What the
 * first screen shows before its data arrives needs none of them.
 */
export const loadersLoaded = true
