/** The potential cost of a formula, which its length does not reveal; separate from `math.ts`, which is large. */

/** Whether a formula defines commands: a short one can then expand to millions of characters. */
export const definesCommands = (formula: string): boolean =>
  /\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet)(?![a-z])/i.test(formula)
