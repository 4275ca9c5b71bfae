/** Timing of live events, separate from their schemas because the dashboard needs it on startup. */

/** How many seconds into the past an event stream can start. */
export const mostRecent = 60
