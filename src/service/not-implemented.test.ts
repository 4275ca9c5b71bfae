/**
 * The list of operations that are not implemented can only shrink: remove a verb's name from both lists once it exists.
 */
import { expect, it } from 'vitest'
import { operations } from '../contract/operations.ts'
import { notImplementedOperations } from './not-implemented.ts'

const stillToBuild = `
`
  .trim()
  .split(/\s+/)

it('holds what this list holds, and nothing else', () => {
  expect(notImplementedOperations.toSorted()).toEqual(stillToBuild.toSorted())
})

it('holds operations of the contract, each once', () => {
  expect(new Set(notImplementedOperations).size).toBe(notImplementedOperations.length)
  expect(notImplementedOperations.filter((id) => !(id in operations))).toEqual([])
})

/** The foundational operations are implemented and must stay so. */
it('holds no operation of the ground', () => {
  const ground = [
    'createSession',
    'getUser',
    'listTokens',
    'listOrganizations',
    'getOrganization',
    'createSpace',
    'getSpace',
    'moveSpace',
    'listCollections',
    'getSpaceContent',
    'streamEvents',
  ]
  expect(notImplementedOperations.filter((id) => ground.includes(id))).toEqual([])
})
