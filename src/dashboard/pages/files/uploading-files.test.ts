import { expect, test } from 'vitest'
import { nameAfter, stateText, remainingFiles, filesToUpload } from './uploading-files.ts'

const file = (name: string, size: number): File => new File(['x'.repeat(size)], name)

test('never uploads what is too large, and uploads again what failed', () => {
  const files = filesToUpload([file('a', 1), file('b', 9), file('c', 1), file('d', 2)], 5)
  expect(remainingFiles(files, 5)).toEqual([0, 2, 3])
  expect(stateText(files[1] ?? { file: file('', 0), share: 0, state: 'sent' })).toBe(
    'Failed: Larger than 50 MB',
  )
  const later = files.map((one, at) =>
    at === 0 ? { ...one, state: 'sent' as const } : at === 2 ? { ...one, state: 'failed' as const } : one,
  )
  expect(remainingFiles(later, 5)).toEqual([2, 3])
})

test.each([
  ['map.png', 'map-v2.PNG', 'map.png'],
  ['map.png', 'map.svg', 'map.svg'],
  ['map', 'other', 'map'],
])('%s replaced by %s is named %s', (before, next, name) => expect(nameAfter(before, next)).toBe(name))
