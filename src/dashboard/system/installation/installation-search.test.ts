import { expect, test } from 'vitest'
import { installationSearch } from './installation-search.ts'

test('reads the filters of jobs, and drops what is none', () => {
  expect(installationSearch({ state: 'failed', kind: 'api-spec' })).toEqual({
    ...{ state: 'failed', kind: 'api-spec' },
  })
  expect(installationSearch({ state: 'lost', kind: 'a b', page: 2 })).toEqual({})
  expect(installationSearch({ state: ['failed'], kind: 7 })).toEqual({})
})
