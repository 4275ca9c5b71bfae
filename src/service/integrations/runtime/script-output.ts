/**
 * What a process writes to its output: the logs of finished events, which its log worker writes as lines with a mark that
 * the script does not know, and whatever the script and the program write.
 */
import type { Readable } from 'node:stream'
import { markedLogs } from './script-log.ts'

/** Characters of the script and the program that are kept. */
const mostCharacters = 64 * 1024
/** Characters of a line without an end: more than the log worker writes at once. */
const longestLine = 16 * 2 ** 20

/** The end of a text that comes in pieces, which are joined only when it is asked for. */
class TextEnd {
  readonly #pieces: string[] = []
  #length = 0

  add(text: string): void {
    this.#pieces.push(text)
    this.#length += text.length
    while (this.#length - (this.#pieces[0]?.length ?? 0) >= mostCharacters)
      this.#length -= this.#pieces.shift()?.length ?? 0
  }

  toString(): string {
    return this.#pieces.join('').slice(-mostCharacters)
  }
}

export interface OutputReader {
  /** In lines of the log worker: no other line contains it. */
  readonly mark: string
  /** Told of the logs of finished events, as JSON. */
  readonly onLogs: (json: string) => void
}

/** Reads the streams until they end. Returns what gives the last 64 KB of the script and the program so far. */
export const readOutput = (
  { stdout, stderr }: { readonly stdout: Readable | null; readonly stderr: Readable | null },
  { mark, onLogs }: OutputReader,
): (() => string) => {
  const kept = new TextEnd()
  let line = ''
  const take = (whole: string): void => {
    if (!whole.includes(mark)) return kept.add(whole)
    for (const one of whole.slice(0, -1).split('\n')) {
      const logs = markedLogs(one, mark)
      if (logs === undefined) kept.add(`${one}\n`)
      else onLogs(logs)
    }
  }
  stderr?.setEncoding('utf8').on('data', (text: string) => kept.add(text))
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) take(line + text.slice(0, end))
    line = (end > 0 ? '' : line) + text.slice(end)
    if (line.length > longestLine) line = ''
  })
  return () => kept.toString() + line.slice(-mostCharacters)
}
