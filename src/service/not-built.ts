/**
 * Operations of the contract that answer 501 until they are built. A test holds this list against the one that it
 * started from: it can only shrink.
 */
export const notBuilt: readonly string[] = ['transferCollection', 'duplicateSpace', 'transferSpace']
