/** The log: lines for people on a terminal, JSON for machines otherwise. */
import type { DestinationStream, Logger } from 'pino'
import pino from 'pino'

const names: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

interface Line {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly requestId?: string
  readonly err?: { readonly stack?: string; readonly message?: string }
}

const readable = (text: string): string => {
  const line = JSON.parse(text) as Line
  const time = new Date(line.time).toISOString().slice(11, 19)
  const request = line.requestId ? ` (request ${line.requestId})` : ''
  const stack = line.err ? `\n${line.err.stack ?? line.err.message ?? ''}` : ''
  return `${time} ${names[line.level] ?? line.level} ${line.msg ?? ''}${request}${stack}\n`
}

export const openLog = (level: string, out: NodeJS.WriteStream = process.stderr): Logger => {
  const people: DestinationStream = { write: (text) => void out.write(readable(text)) }
  return pino({ level, base: null }, out.isTTY ? people : out)
}
