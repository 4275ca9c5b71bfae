/** The command line: `npm run --silent recto -- COMMAND`. Exit codes: 0 done, 1 not done, 2 not understood. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { runCommand } = await import('./commands/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2), process.env)
