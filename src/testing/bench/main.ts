import { readdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { printed, type Bench } from './measuring/measurement.ts'

/** `npm run bench [name…]`: runs the benchmarks of this folder, all or those whose names start with a given one. */
const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

console.log(
  `node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
)
let found = 0
let broken = 0
for (const file of files) {
  const bench = (await import(new URL(file, import.meta.url).href)) as Bench
  const name = bench.name.toLowerCase()
  if (wanted.length > 0 && !wanted.some((start) => name === start || name.startsWith(`${start} `))) continue
  found += 1
  try {
    for (const line of await bench.run()) console.log(printed(bench.name, line))
  } catch (error) {
    // One that fails must not hide the others.
    broken += 1
    console.log(`${bench.name} ${bench.describe}: broke`, error)
  }
}
if (found === 0) {
  console.error(
    files.length === 0 ? 'there are no benchmarks yet' : `no benchmark is called ${wanted.join(' or ')}`,
  )
}
process.exit(found === 0 || broken > 0 ? 1 : 0)
