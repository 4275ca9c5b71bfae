/** Which command a sequence of keys means, without a screen. */

/** What a keyboard event tells that matters here. */
export interface Stroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey?: boolean
}

/** `mod+k` for Control or Command with K, `mod+shift+k` with Shift too; else the character itself, as typed (`?`, `G`). Undefined: not for us. */
export const strokeName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke): string | undefined => {
  if (altKey || key.length === 0) return undefined
  if (ctrlKey || metaKey)
    return key.length === 1 ? `mod+${shiftKey === true ? 'shift+' : ''}${key.toLowerCase()}` : undefined
  return key.length === 1 && key !== ' ' ? key : undefined
}

export type Match<Command> =
  | { readonly run: Command }
  /** The beginning of at least one command: wait for the next key. */
  | { readonly wait: true }
  | { readonly nothing: true }

/**
 * `strokes` are the names of the keys pressed in a row. A command of one stroke wins at once; the first registered
 * of two equal ones loses, because the screen on top registers last.
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

/** Whether a command acts on keys without Control or Command, and so can be switched off. */
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
