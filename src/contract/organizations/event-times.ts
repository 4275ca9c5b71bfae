/** Times of live events, apart from their schemas: the dashboard needs them before anything else. */

/** Seconds before it begins that a stream of events can tell of. */
export const mostRecent = 60
