import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftBuilds } from './browser-builds.ts'

test('a build removes what killed builds of the same folder left, and nothing else', () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const dist = mkdtempSync(join(tmpdir(), 'recto-dist-'))
  const kept = ['dashboard', 'dashboard-notes', `dashboard-${process.ppid}`, 'site', `site-${dead}`]
  const left = [`dashboard-${dead}`, `dashboard-${dead}-old`]
  try {
    for (const name of [...kept, ...left]) mkdirSync(join(dist, name))
    removeLeftBuilds(join(dist, 'dashboard'))
    expect(readdirSync(dist)).toEqual(kept.toSorted())
    removeLeftBuilds(join(dist, 'none', 'dashboard'))
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
})
