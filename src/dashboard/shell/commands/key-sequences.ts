/** Finds the command for a sequence of keys. Pure. */

/** The relevant fields of a keyboard event. */
export interface Stroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey?: boolean
}

/**
 * `mod+k` for Control or Command with K, `mod+shift+k` with Shift too; otherwise the typed character itself (`?`, `G`).
 * Undefined: not a shortcut.
 */
export const strokeName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke): string | undefined => {
  if (altKey || key.length === 0) return undefined
  if (ctrlKey || metaKey)
    return key.length === 1 ? `mod+${shiftKey === true ? 'shift+' : ''}${key.toLowerCase()}` : undefined
  return key.length === 1 && key !== ' ' ? key : undefined
}

export type Match<Command> =
  | { readonly run: Command }
  /** A prefix of at least one command: wait for the next key. */
  | { readonly wait: true }
  | { readonly nothing: true }

/**
 * `strokes` are the names of the keys pressed in a row. A command of one stroke wins immediately; of two equal ones the
 * last registered wins, because the topmost screen registers last.
 */
export const matchKeys = <Command extends { readonly keys?: string | undefined }>(
  commands: readonly Command[],
  strokes: readonly string[],
): Match<Command> => {
  const typed = strokes.join(' ')
  const exact = commands.findLast((command) => command.keys === typed)
  if (exact !== undefined) return { run: exact }
  return commands.some((command) => command.keys?.startsWith(`${typed} `) === true)
    ? { wait: true }
    : { nothing: true }
}

/** Whether a command works without Control or Command, and can therefore be switched off. */
export const isSingleKey = (keys: string): boolean => !keys.includes('mod+')

/** The keys as printed on this keyboard, one label each. */
export const keyLabels = (keys: string, apple: boolean): string[] =>
  keys.split(' ').flatMap((stroke) => {
    if (!stroke.startsWith('mod+')) return [stroke]
    const shift = stroke.startsWith('mod+shift+')
    return [
      ...(shift ? [apple ? '⇧' : 'Shift'] : []),
      apple ? '⌘' : 'Ctrl',
      stroke.slice(shift ? 10 : 4).toUpperCase(),
    ]
  })
