import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder, removeAbandonedFolders } from './temporary-folders.ts'

test('a folder is removed after the work, also when it fails', async () => {
  let folder = ''
  await inTemporaryFolder((path) => {
    folder = path
    writeFileSync(join(path, 'large.bin'), 'x')
    return Promise.resolve()
  })
  expect(existsSync(folder)).toBe(false)
  const failing = inTemporaryFolder((path) => {
    folder = path
    return Promise.reject(new Error('no'))
  })
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(folder)).toBe(false)
})

test('a start removes the folders of processes that were killed, and no others', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const make = (pid: number): string => mkdtempSync(join(tmpdir(), `recto-job-${pid}-`))
  const [abandoned, used] = [make(dead), make(process.ppid)]
  try {
    writeFileSync(join(abandoned, 'large.bin'), 'x')
    await removeAbandonedFolders()
    expect([abandoned, used].map((path) => existsSync(path))).toEqual([false, true])
  } finally {
    for (const path of [abandoned, used]) rmSync(path, { recursive: true, force: true })
  }
})
