/** How the operator of this installation calls a command: of the package, or in a checkout, which runs its sources. */
export const commandCall = (words: string): string =>
  import.meta.filename.endsWith('.ts') ? `npm run recto -- ${words}` : `recto ${words}`
