/**
 * Operations of the contract that answer 501 until they are built. A test compares this list with its original version:
 * it can only shrink.
 */
export const notImplementedOperations: readonly string[] = [
]
