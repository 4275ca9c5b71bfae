/** What a command of the command line is. */
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../config.ts'
import type { Installation } from '../installation/installation.ts'

/** Something that the person at the terminal can put right. */
export class CommandError extends Error {}

export interface CommandCall {
  readonly installation: Installation
  readonly config: Config
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Prints a line of the result on standard output. */
  readonly print: (line: string) => void
  /** Reads a secret from standard input, so that it stands in no list of processes. */
  readonly readSecret: (prompt: string) => Promise<string>
  /** A variable of the environment that only this command reads, given as it is or as a file. */
  readonly variable: (name: string) => string | undefined
}

interface Described {
  readonly name: string
  /** How it is called, after its name. */
  readonly usage: string
  readonly summary: string
  readonly options: ParseArgsOptionsConfig
  readonly positionals: number
}

export type Command = Described &
  (
    | {
        readonly standsAlone?: false
        /** Runs with whatever secret there is, also with none. */
        readonly anySecret?: true
        readonly run: (call: CommandCall) => Promise<void>
      }
    /** Needs no installation, and opens none. */
    | {
        readonly standsAlone: true
        readonly anySecret?: never
        readonly run: (call: Omit<CommandCall, 'installation' | 'config'>) => Promise<void>
      }
  )
