/** Seconds: an editing window reports its presence every `between`, and is dropped after `silent` without a report. */
export const presenceSeconds = { between: 20, silent: 50 } as const
