/** Commands that a query matches by name, listed before search results. */
import type { Command } from './commands.ts'

const mostNamed = 3
/** Shorter queries match too many names. */
const leastLetters = 2

const wordsIn = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether every typed word is a prefix of a word in the command's name or search terms. */
export const isCalled = ({ label, words = '' }: Command, query: string): boolean => {
  const all = [...wordsIn(label), ...wordsIn(words)]
  return wordsIn(query).every((start) => all.some((word) => word.startsWith(start)))
}

/**
 * Commands whose name starts with the query, or, for a query of several words, whose name or search terms contain every
 * word as a prefix; the first few, in the given order. A single word from the middle of a name does not match, because
 * page content contains such words too.
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
