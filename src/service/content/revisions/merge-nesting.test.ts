import { expect, test } from 'vitest'
import { deepestBlock } from '../../../content/merge/block-places.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'

test('a merge moves blocks no deeper than a page may be', () => {
  expect(deepestBlock).toBe(pageLimits.nesting)
})
