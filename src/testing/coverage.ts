/**
 * `npm run coverage`: the share of `content` and `service` that the tests run, by area, the lowest first. Arguments select
 * test files. `.cache/coverage/index.html` shows the lines. Takes a little longer than the tests. What runs in worker
 * threads and child processes, such as PDFs and scripts of integrations, does not count.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, runCommand } from './processes/programs.ts'

interface Share {
  readonly total: number
  readonly covered: number
}
interface FileShares {
  readonly lines: Share
  readonly branches: Share
}

const folder = join(root, '.cache', 'coverage')

/** `src/service/pages/pdf/pdf-node.ts` belongs to `service/pages`. */
const areaOf = (file: string): string =>
  relative(join(root, 'src'), dirname(file)).split('/').slice(0, 2).join('/')

const percentOf = (shares: readonly Share[]): number => {
  const sum = (key: keyof Share): number => shares.reduce((all, share) => all + share[key], 0)
  return sum('total') === 0 ? 100 : (sum('covered') / sum('total')) * 100
}

const printShares = (): void => {
  const summary = readFileSync(join(folder, 'coverage-summary.json'), 'utf8')
  const { total: _total, ...files } = JSON.parse(summary) as Record<string, FileShares>
  const areas = Object.groupBy(Object.entries(files), ([file]) => areaOf(file))
  const rows = Object.entries(areas).map(([area, members = []]) => ({
    area,
    lines: percentOf(members.map(([, { lines }]) => lines)),
    branches: percentOf(members.map(([, { branches }]) => branches)),
  }))
  for (const { area, lines, branches } of rows.toSorted((a, b) => a.lines - b.lines))
    console.log(`${area.padEnd(28)} lines ${lines.toFixed(1)} %   branches ${branches.toFixed(1)} %`)
}

const chosen = process.argv.slice(2)
const { code } = await runCommand(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...(chosen.length === 0 ? ['src/content', 'src/service'] : chosen),
    ...['--coverage', '--reporter=dot'],
  ],
  { show: true },
)
printShares()
process.exit(code)
