/** A window that edits says every so often that it is there; one that was silent for the longer time is gone. Seconds. */
export const presenceSeconds = { between: 20, silent: 50 } as const
