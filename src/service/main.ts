/** Starts Recto. Only this file and `cli.ts` read the environment. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env, process.argv.slice(2))
