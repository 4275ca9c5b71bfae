#!/usr/bin/env node
// Starts Recto, or runs one of its commands. In syntax that old versions of Node read, which get a sentence.
import { spawn } from 'child_process'
import { fileURLToPath } from 'url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Recto needs Node 22.18 or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.\n`,
  )
  process.exit(1)
}

const [, , ...words] = process.argv
const starts = words.length === 0 || words[0] === '--demo'
const program = starts
  ? new URL('../src/service/main.ts', import.meta.url)
  : new URL('../src/service/cli.ts', import.meta.url)

const options = [
  ...process.execArgv,
  // Young objects take 24 MB instead of 96, for the same CPU time.
  '--max-semi-space-size=8',
  // Between two collections the heap grows by 40 percent, not up to four times, for the same CPU time: V8 keeps the pages
  // that become free.
  '--heap-growing-percent=40',
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(program),
  ...words,
]
// Large buffers return to the system once they are free, and threads share their memory.
const environment = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2', ...process.env }
if (process.platform === 'win32' || process.execve === undefined) {
  spawn(process.execPath, options, { stdio: 'inherit', env: environment }).once('exit', (code) =>
    process.exit(code ?? 1),
  )
} else {
  // The same process goes on as the program: signals reach it, and nothing waits beside it.
  process.execve(process.execPath, [process.execPath, ...options], environment)
}
