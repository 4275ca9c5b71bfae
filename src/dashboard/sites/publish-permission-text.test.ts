import { expect, test } from 'vitest'
import { concealedId } from '../../contract/sites/concealed-spaces.ts'
import { spaceRefusal, spacesRefusal } from './publish-permission-text.ts'

const space = (title: string, publish: boolean, id = title) => ({ id, title, permissions: { publish } })

test('a space that one may publish can be chosen, and any other says who can help', () => {
  expect(spaceRefusal(space('Guide', true))).toBeUndefined()
  expect(spaceRefusal(space('Guide', false))).toContain('administrators of this space')
})

test('of several spaces the first that is refused is named, and one that cannot be seen never is', () => {
  expect(spacesRefusal([])).toBeUndefined()
  expect(spacesRefusal([space('Guide', true)])).toBeUndefined()
  expect(spacesRefusal([space('Guide', true), space('API', false)])).toContain('would see “API”, which')
  const hidden = space('A space you cannot see', false, concealedId('x'))
  expect(spacesRefusal([hidden, space('API', false)])).toContain('would see “API” and 1 more, which')
  expect(spacesRefusal([hidden])).toContain('An administrator of the organization')
})
