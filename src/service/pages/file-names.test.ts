/** The contract, which imports nothing from the content, and the exporter have one rule for names of files. */
import { expect, it } from 'vitest'
import { safeFileName } from '../../content/tree/slug.ts'
import { FileName } from '../../contract/pages/schemas.ts'

it.each([
  ...['a'.repeat(256), 'a'.repeat(257), `${'a'.repeat(300)}.png`, `a.${'b'.repeat(300)}`],
  ...['../../.bashrc', 'a\\b', 'a\nb', '.', '..', '', '...', '..a .b', 'tide table.png', 'ä\u200b'],
])('what is refused is what an export has to rename: %j', (name) => {
  expect(FileName.safeParse(name).success).toBe(safeFileName(name) === name)
  expect(FileName.safeParse(safeFileName(name)).success).toBe(true)
})
