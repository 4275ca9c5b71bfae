/** Lines that scripts log: as the process reports them, and as they are kept. */
import type { ScriptLogLine } from './script-request.ts'

const mostLines = 200
const longestLine = 4096

const levelOf = (level: unknown): ScriptLogLine['level'] =>
  level === 'debug' || level === 'warn' || level === 'error' ? level : 'info'

const logLine = (level: unknown, message: unknown, timestamp: unknown): ScriptLogLine => ({
  level: levelOf(level),
  message: String(message).slice(0, longestLine),
  timestamp: new Date(Number(timestamp)).toISOString(),
})

/**
 * What the log worker wrote behind its mark, if a line of output has it. A script may have written something without an end
 * of line before.
 */
export const markedLogs = (line: string, mark: string): string | undefined => {
  const at = line.indexOf(mark)
  if (at === -1) return undefined
  try {
    const { message } = JSON.parse(line.slice(line.lastIndexOf('{', at))) as { message: string }
    return message.slice(mark.length)
  } catch {
    return undefined
  }
}

/** Events and their lines, as the log worker writes them. Throws if the text is not its JSON. */
export const finishedLogs = (text: string): [id: string, lines: ScriptLogLine[]][] =>
  (JSON.parse(text) as [string, [unknown, unknown, unknown][]][]).map(([id, lines]) => [
    id,
    lines.slice(0, mostLines).map(([level, message, timestamp]) => logLine(level, message, timestamp)),
  ])

interface OutputLine {
  readonly level?: unknown
  readonly message?: unknown
  readonly timestamp?: unknown
  /** Only in messages of the runtime itself. */
  readonly source?: unknown
}

const outputLines = (output: string): OutputLine[] =>
  output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    try {
      return [JSON.parse(line) as OutputLine]
    } catch {
      // The first line of a shortened output.
      return []
    }
  })

/** What a script logged since `begun` (milliseconds since 1970), read from the output of its process. */
export const linesInOutput = (output: string, begun: number): ScriptLogLine[] =>
  outputLines(output)
    .filter(({ source, timestamp }) => source === undefined && Number(timestamp) >= begun)
    .slice(-mostLines)
    .map(({ level, message, timestamp }) => logLine(level, message, timestamp))

/** The error of a script that does not start, read from the output of its process; undefined if it says nothing. */
export const startError = (output: string): string | undefined => {
  const found = outputLines(output).find(({ source }) => source !== undefined)?.message
  return typeof found === 'string' ? found.replace(/^service script: (Uncaught )?/, '') : undefined
}
