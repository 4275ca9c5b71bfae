/**
 * Ids of the routes of a page that is read, where most visits begin. Their code and their loaders are in chunks of their
 * own (`vite.chunks.ts`).
 */
export const readingRoutes = [
  '/o/$org',
  '/o/$org/s/$space',
  '/o/$org/s/$space/p',
  '/o/$org/s/$space/p/',
  '/o/$org/s/$space/p/$page',
] as const
