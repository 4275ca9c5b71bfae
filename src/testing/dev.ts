/** `npm run dev`: the service, restarted when its sources change, behind the dashboard with hot reloading. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, startProgram } from './processes/programs.ts'

const port = process.env['PORT'] ?? '4000'
const empty = !existsSync(join(root, 'data', 'recto.sqlite'))
const service = startProgram(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--watch-path=src/service',
    '--watch-path=src/contract',
    '--watch-path=src/content',
    'src/service/main.ts',
    ...(empty ? ['--demo'] : []),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      CHECK_ANSWERS: '1',
      BASE_URL: process.env['BASE_URL'] ?? 'http://localhost:5173',
    },
  },
)
const dashboard = startProgram(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', '5173', '--strictPort'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)
for (const program of [service, dashboard]) program.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    service.kill(signal)
    dashboard.kill(signal)
  })
}
