import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftFolders, runtimeFolderPrefix } from './left-folders.ts'

it('removes the empty folders of services that no longer run, and nothing else', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'recto-left-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const names = {
    left: `${runtimeFolderPrefix(ended)}a`,
    used: `${runtimeFolderPrefix(ended)}b`,
    alive: `${runtimeFolderPrefix(process.pid)}c`,
    other: 'recto-scripts-of-somebody',
  }
  for (const name of Object.values(names)) mkdirSync(join(parent, name))
  writeFileSync(join(parent, names.used, 's'), '')
  await removeLeftFolders(parent)
  expect(readdirSync(parent).toSorted()).toEqual([names.used, names.alive, names.other].toSorted())
  rmSync(parent, { recursive: true })
})
