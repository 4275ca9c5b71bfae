/** The log: readable lines on a terminal, JSON otherwise. */
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import pino from 'pino'
import { StoreUnavailable } from './storage/store-unavailable.ts'

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

/** Whether a line reports that the store is unavailable, which the store has already logged once. */
const isReported = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'err' in first && first.err instanceof StoreUnavailable

export const openLog = (level: string, out: NodeJS.WriteStream = process.stderr): Logger => {
  const people: DestinationStream = { write: (text) => void out.write(readable(text)) }
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, method) {
      if (!isReported(line)) method.apply(this, line)
    },
  }
  return pino({ level, base: null, hooks }, out.isTTY ? people : out)
}
