/** The definition of a command of the command line. */
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../config.ts'
import type { Installation } from '../installation/installation.ts'

/** An error that the user can fix. */
export class CommandError extends Error {}

/** A call that no installation can carry out. */
export class UsageError extends CommandError {}

export interface CommandCall {
  readonly installation: Installation
  readonly config: Config
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Prints a line of the result on standard output. */
  readonly print: (line: string) => void
  /** Reads a secret from standard input, so that it does not appear in process lists. */
  readonly readSecret: (prompt: string) => Promise<string>
  /** An environment variable that only this command reads, given directly or as a file. */
  readonly variable: (name: string) => string | undefined
}

interface Described {
  readonly name: string
  /** Arguments, after the command's name. */
  readonly usage: string
  readonly summary: string
  readonly options: ParseArgsOptionsConfig
  readonly positionals: number
}

export type Command = Described &
  (
    | {
        readonly standsAlone?: false
        readonly opensNothing?: false
        /** Runs with any secret, and without one. */
        readonly anySecret?: true
        readonly run: (call: CommandCall) => Promise<void>
      }
    /** Reads the configuration, but does not open and so migrate the installation. */
    | {
        readonly opensNothing: true
        readonly standsAlone?: false
        readonly anySecret?: never
        readonly run: (call: Omit<CommandCall, 'installation'>) => Promise<void>
      }
    /** Opens no installation and needs none. */
    | {
        readonly standsAlone: true
        readonly opensNothing?: never
        readonly anySecret?: never
        readonly run: (call: Omit<CommandCall, 'installation' | 'config'>) => Promise<void>
      }
  )
