/** Limits of outlines, which dashboards read without the schemas. */

/** Number of pages up to which an outline is always whole: it is smaller than what a second request would cost. */
export const wholeOutline = 500
/** Number of pages in groups of the first level that an outline in part opens by itself. */
export const openedOutline = 200
