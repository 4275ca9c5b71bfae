/** When credentials were last used: recorded immediately, written periodically, and kept if that fails. */
import { expect, test } from 'vitest'
import type { Db, Store } from '../storage/store.ts'
import type { Caller } from './caller.ts'
import { CredentialUse } from './credential-use.ts'

const world = () => {
  const written = new Map<string, string>()
  let [fails, time] = [false, 0]
  const db = {
    updateTable: () => ({
      set: ({ used_at: at }: { used_at: string }) => ({
        where: (_column: string, _is: string, id: string) => ({
          execute: () => Promise.resolve(void written.set(id, at)),
        }),
      }),
    }),
  } as unknown as Db
  const store = {
    write: (run: (db: Db) => Promise<void>) => (fails ? Promise.reject(new Error('away')) : run(db)),
  } as unknown as Store
  const use = new CredentialUse(store, () => String((time += 1)))
  const note = (id: string) => use.note({ credential: { kind: 'token', id } } as Caller)
  return { use, note, written, away: (value: boolean) => void (fails = value) }
}

test('writes what failed before the next time, with the latest values', async () => {
  const { use, note, written, away } = world()
  away(true)
  note('a')
  note('b')
  await expect(use.flush()).rejects.toThrow('away')
  note('b')
  note('c')
  away(false)
  await use.flush()
  expect([...written]).toEqual([
    ['a', '1'],
    ['b', '3'],
    ['c', '4'],
  ])
  written.clear()
  await use.flush()
  expect(written.size).toBe(0)
})

test('keeps at most the latest fifty thousand while nothing can be written', async () => {
  const { use, note, written, away } = world()
  away(true)
  for (let count = 0; count < 30_000; count += 1) note(`first ${count}`)
  await expect(use.flush()).rejects.toThrow('away')
  for (let count = 0; count < 30_000; count += 1) note(`second ${count}`)
  await expect(use.flush()).rejects.toThrow('away')
  away(false)
  await use.flush()
  expect(written.size).toBe(50_000)
  expect([written.has('first 9999'), written.has('first 10000'), written.has('second 29999')]).toEqual([
    false,
    true,
    true,
  ])
})
