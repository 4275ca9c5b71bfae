/** Starts Recto. Only this file and `cli.ts` read the environment. */
import { enableCompileCache } from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Recto needs Node 22.18 or newer; this is ${process.versions.node}. Run it with "npm start".\n`,
  )
  process.exit(1)
}
enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env, process.argv.slice(2))
