import { expect, test } from 'vitest'
import { concealedId } from '../../contract/sites/concealed-spaces.ts'
import { spaceRefusal, spacesRefusal } from './publish-permission-text.ts'

const space = (title: string, publish: boolean, id = title) => ({ id, title, permissions: { publish } })

test('allows a publishable space and says who can help with any other', () => {
  expect(spaceRefusal(space('Guide', true))).toBeUndefined()
  expect(spaceRefusal(space('Guide', false))).toContain('administrators of this space')
})

test('names the first refused space, but never a concealed one', () => {
  expect(spacesRefusal([])).toBeUndefined()
  expect(spacesRefusal([space('Guide', true)])).toBeUndefined()
  expect(spacesRefusal([space('Guide', true), space('API', false)])).toContain('would see “API”. Only')
  const hidden = space('A space you cannot see', false, concealedId('x'))
  expect(spacesRefusal([hidden, space('API', false)])).toContain('would see “API” and 1 more. Only')
  expect(spacesRefusal([hidden])).toContain('Ask an administrator of the organization')
})
