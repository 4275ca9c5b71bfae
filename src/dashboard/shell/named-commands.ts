/** Which commands somebody means by name, before anything that only holds the words. */
import type { Command } from './commands.ts'

const mostNamed = 3
/** Fewer letters begin too many names. */
const leastLetters = 2

const wordsIn = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Those whose name begins as it is typed, or of whose name or other words every word of several that are typed is a
 * beginning; the first few, in the order given. One word in the middle of a name names nothing: pages speak of it too.
 */
export const namedCommands = (commands: readonly Command[], query: string): readonly Command[] => {
  const typed = wordsIn(query)
  const whole = typed.join(' ')
  if (whole.length < leastLetters) return []
  return commands
    .filter(({ label, words = '' }) => {
      const name = wordsIn(label)
      if (name.join(' ').startsWith(whole)) return true
      const all = [...name, ...wordsIn(words)]
      return typed.length > 1 && typed.every((start) => all.some((word) => word.startsWith(start)))
    })
    .slice(0, mostNamed)
}
