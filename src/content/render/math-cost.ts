/** How much work a formula may be, which its length does not tell; apart from `math.ts`, which is large. */

/** Whether a formula defines commands: a short one can then stand for millions of characters. */
export const definesCommands = (formula: string): boolean =>
  /\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet)(?![a-z])/i.test(formula)
