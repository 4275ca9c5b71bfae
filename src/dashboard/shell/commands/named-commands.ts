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

/** Whether every word that is typed begins one of its name or of its other words. */
export const isCalled = ({ label, words = '' }: Command, query: string): boolean => {
  const all = [...wordsIn(label), ...wordsIn(words)]
  return wordsIn(query).every((start) => all.some((word) => word.startsWith(start)))
}

/**
 * Those whose name begins as it is typed, or of whose name or other words every word of several that are typed is a
 * beginning; the first few, in the order given. One word in the middle of a name names nothing: pages speak of it too.
 */
export const namedCommands = (commands: readonly Command[], query: string): readonly Command[] => {
  const typed = wordsIn(query)
  const whole = typed.join(' ')
  if (whole.length < leastLetters) return []
  return commands
    .filter(
      (command) =>
        wordsIn(command.label).join(' ').startsWith(whole) || (typed.length > 1 && isCalled(command, query)),
    )
    .slice(0, mostNamed)
}
