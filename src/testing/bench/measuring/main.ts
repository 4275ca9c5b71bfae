import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { comparison, resultsIn } from './comparison.ts'
import { printed, type Bench } from './measurement.ts'

/**
 * `npm run bench [name…] [-- --compare FILE]`: runs the benchmarks of the folder above, all or those whose names start with a
 * given one. `FILE` holds the output of an earlier run; what got slower since then is printed at the end.
 */
const { values: options, positionals } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
})
const wanted = positionals.map((name) => name.toLowerCase())
const before = options.compare === undefined ? undefined : resultsIn(readFileSync(options.compare, 'utf8'))
const folder = join(import.meta.dirname, '..')
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

console.log(
  `node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
)
let found = 0
let broken = 0
const lines: string[] = []
for (const file of files) {
  const bench = (await import(pathToFileURL(join(folder, file)).href)) as Bench
  const name = bench.name.toLowerCase()
  if (wanted.length > 0 && !wanted.some((start) => name === start || name.startsWith(`${start} `))) continue
  found += 1
  try {
    for (const line of await bench.run()) {
      const text = printed(bench.name, line)
      lines.push(text)
      console.log(text)
    }
  } catch (error) {
    // One that fails must not hide the others.
    broken += 1
    console.log(`${bench.name} ${bench.describe}: broke`, error)
  }
}
if (before !== undefined)
  for (const line of comparison(resultsIn(lines.join('\n')), before)) console.log(line)
if (found === 0) {
  console.error(
    files.length === 0 ? 'there are no benchmarks yet' : `no benchmark is called ${wanted.join(' or ')}`,
  )
}
process.exit(found === 0 || broken > 0 ? 1 : 0)
