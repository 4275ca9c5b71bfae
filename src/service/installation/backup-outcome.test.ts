import { expect, it } from 'vitest'
import { BackupError } from './backup-folder.ts'
import { backupProblem, outcomeOf } from './backup-outcome.ts'

const coded = (code: string) => Object.assign(new Error(`it said ${code}`), { code })

it('says what to do about a disk', () => {
  for (const code of ['ENOSPC', 'SQLITE_FULL'])
    expect(backupProblem(coded(code))).toBe(
      'The disk of the folder for backups is full. Free up some space, or lower BACKUP_KEEP.',
    )
  expect(backupProblem(coded('ENOSPC'), 'Make room.')).toBe('Make room.')
  for (const code of ['EACCES', 'EROFS', 'ENOENT', 'ESTALE'])
    expect(backupProblem(coded(code))).toMatch(`it said ${code}). Check that its disk is mounted`)
})

it('says what to do about a damaged store', () => {
  for (const code of ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'])
    expect(backupProblem(coded(code))).toMatch(`damaged (it said ${code}). Run fsck on the installation`)
})

it('passes on what the operator can do nothing about, so that it is tried again', async () => {
  expect(backupProblem(coded('ECONNREFUSED'))).toBeUndefined()
  expect(backupProblem('text')).toBeUndefined()
  const fail = (error: Error) => outcomeOf(() => Promise.reject(error))
  await expect(fail(coded('ECONNREFUSED'))).rejects.toThrow('ECONNREFUSED')
  expect(await fail(new BackupError('It is damaged.'))).toEqual({ problem: 'It is damaged.' })
  expect(await outcomeOf(() => Promise.resolve(5))).toEqual({ result: 5 })
})
