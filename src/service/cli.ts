/** The command line: `recto COMMAND`, in a checkout `npm run --silent recto -- COMMAND`. Exit codes: 0 success, 1 failure, 2 usage error. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { runCommand } = await import('./commands/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2), process.env)
