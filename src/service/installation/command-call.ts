import type { CommandPrefix } from '../../contract/system/setup-schemas.ts'

/** The command of the package, or in a checkout the script that runs its sources. */
export const commandPrefix: CommandPrefix = import.meta.filename.endsWith('.ts')
  ? 'npm run recto --'
  : 'recto'

/** How the operator of this installation calls a command. */
export const commandCall = (words: string): string => `${commandPrefix} ${words}`
