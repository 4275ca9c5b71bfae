/** The unit of `deploy/` as systemd reads it, and settings in `deploy/` as the program knows them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, runCommand } from '../testing/processes/programs.ts'
import { readConfig } from './config.ts'

const folder = join(root, 'deploy')
const analyze = '/usr/bin/systemd-analyze'

/** What systemd says of a unit; other units of the machine are read too, and may have faults of their own. */
const faultsOf = async (unit: string): Promise<string[]> => {
  const place = mkdtempSync(join(tmpdir(), 'recto-unit-'))
  try {
    writeFileSync(join(place, 'recto.service'), unit)
    const { output } = await runCommand(analyze, ['verify', join(place, 'recto.service')])
    return output.split('\n').filter((line) => line.includes('recto.service'))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

it.skipIf(!existsSync(analyze))('systemd finds no fault in the unit', async () => {
  const unit = readFileSync(join(folder, 'recto.service'), 'utf8')
  expect(await faultsOf(unit)).toEqual([])
  expect(await faultsOf(unit.replace('ProtectSystem=strict', 'ProtectSystem=mostly'))).not.toEqual([])
})

it('every setting in the files is one that the program reads', () => {
  const known = new Set<string>(['HOME'])
  const watched = new Proxy<Record<string, string>>(
    { DATABASE_URL: 'postgres://localhost/recto' },
    {
      get: (target, name) => {
        if (typeof name === 'string') known.add(name)
        return typeof name === 'string' ? target[name] : undefined
      },
    },
  )
  readConfig(watched)
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\b([A-Z][A-Z_]{2,})=/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(used.length).toBeGreaterThan(6)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})
