import { expect, test } from 'vitest'
import { emptySiteTree } from '../../../content/site-tree/site-tree.ts'
import { replayed } from '../structure/edits/pending-edits.ts'
import { publishChecks, type PublishFacts } from './publish-checks.ts'

const wrapper = { id: 'w', title: 'Site' }
const { tree } = replayed(emptySiteTree, [
  {
    edit: 'add-section',
    id: 'A',
    title: 'Guide',
    siteSpace: { id: 'a', space: 's', name: 'Guide' },
    wrapper,
  },
])
const facts: PublishFacts = {
  tree,
  visibility: 'public',
  pendingEdits: 0,
  homePages: 3,
  concealed: new Set(),
  trashed: new Set(),
  spaceName: (id) => id.toUpperCase(),
  brokenLinks: [{ space: 's', count: 0 }],
}
const states = (over: Partial<PublishFacts>): string[] =>
  publishChecks({ ...facts, ...over }).map(({ key, state }) => `${key}: ${state}`)

test('a site that is ready has nothing against it', () => {
  expect(states({})).toEqual(['home: good', 'groups: good', 'links: good', 'index: good'])
})

test('what the service refuses stops, and what readers notice warns', () => {
  expect(states({ tree: emptySiteTree })).toContain('home: stops')
  expect(states({ homePages: 0 })).toContain('home: stops')
  expect(states({ homePages: undefined, brokenLinks: [{ space: 's', count: undefined }] })).toEqual([
    'home: unknown',
    'groups: good',
    'links: unknown',
    'index: good',
  ])
  const grouped = replayed(tree, [{ edit: 'add-group', id: 'G', title: 'Empty', wrapper }]).tree
  expect(states({ tree: grouped })).toContain('groups: stops')
  expect(states({ visibility: 'unlisted' })).toContain('index: warns')
  expect(states({ pendingEdits: 2 })).toContain('pending: warns')
})

test('what the person may not read is counted, and nothing waits to be found out about it', () => {
  const found = publishChecks({ ...facts, homePages: undefined, concealed: new Set(['s']), brokenLinks: [] })
  expect(found.map(({ key, state }) => `${key}: ${state}`)).toEqual([
    'groups: good',
    'concealed: unknown',
    'index: good',
  ])
  expect(found.find(({ key }) => key === 'concealed')?.text).toBe(
    '1 space is not yours to read, and not looked at.',
  )
})

test('broken links are told for each space that has some', () => {
  const found = publishChecks({
    ...facts,
    brokenLinks: [
      { space: 's', count: 1 },
      { space: 't', count: 4 },
      { space: 'u', count: 0 },
    ],
  }).filter(({ key }) => key.startsWith('links'))
  expect(found.map(({ text }) => text)).toEqual(['1 link is broken in “S”.', '4 links are broken in “T”.'])
})

test('a space in the trash stops the site that begins with it, and is missed elsewhere', () => {
  const begins = publishChecks({ ...facts, homePages: undefined, trashed: new Set(['s']) })
  expect(begins[0]).toMatchObject({ key: 'home', state: 'stops', at: 'structure' })
  expect(begins[0]?.text).toContain('is in the trash')
  expect(begins.map(({ key }) => key)).not.toContain('trash')
  const beside = publishChecks({ ...facts, trashed: new Set(['t']) })
  expect(beside[0]).toMatchObject({ key: 'home', state: 'good' })
  expect(beside.find(({ key }) => key === 'trash')).toMatchObject({
    state: 'warns',
    text: '1 space is in the trash, and readers do not find it: “T”.',
  })
})
