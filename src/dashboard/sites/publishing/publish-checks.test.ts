import { expect, test } from 'vitest'
import { emptySiteTree } from '../../../content/site-tree/site-tree.ts'
import { replayEdits } from '../structure/edits/pending-edits.ts'
import { publishChecks, type PublishFacts } from './publish-checks.ts'

const wrapper = { id: 'w', title: 'Site' }
const { tree } = replayEdits(emptySiteTree, [
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

test('passes every check for a site that is ready', () => {
  expect(states({})).toEqual(['home: good', 'groups: good', 'links: good', 'index: good'])
})

test('blocks on what the service refuses and warns about what readers notice', () => {
  expect(states({ tree: emptySiteTree })).toContain('home: stops')
  expect(states({ homePages: 0 })).toContain('home: stops')
  expect(states({ homePages: undefined, brokenLinks: [{ space: 's', count: undefined }] })).toEqual([
    'home: unknown',
    'groups: good',
    'links: unknown',
    'index: good',
  ])
  const grouped = replayEdits(tree, [{ edit: 'add-group', id: 'G', title: 'Empty', wrapper }]).tree
  expect(states({ tree: grouped })).toContain('groups: stops')
  expect(states({ visibility: 'unlisted' })).toContain('index: warns')
  expect(states({ pendingEdits: 2 })).toContain('pending: warns')
})

test('warns of a site that nobody can enter', () => {
  const entries = (visibility: PublishFacts['visibility']) =>
    [undefined, true, false].map((isThere) => states({ visibility, entry: { isThere } }).at(-1))
  for (const visibility of ['share-link', 'visitor-auth'] as const)
    expect(entries(visibility)).toEqual(['entry: unknown', 'entry: good', 'entry: warns'])
  // Nobody expects to find it in a search engine.
  expect(states({ visibility: 'visitor-auth' })).toEqual(['home: good', 'groups: good', 'links: good'])
  expect(publishChecks({ ...facts, visibility: 'visitor-auth', entry: { isThere: false } }).at(-1)).toEqual({
    key: 'entry',
    state: 'warns',
    text: 'Visitors who open the site have no way to sign in yet.',
    at: 'audience',
  })
})

test('counts concealed spaces and does not wait for their checks', () => {
  const found = publishChecks({ ...facts, homePages: undefined, concealed: new Set(['s']), brokenLinks: [] })
  expect(found.map(({ key, state }) => `${key}: ${state}`)).toEqual([
    'groups: good',
    'concealed: unknown',
    'index: good',
  ])
  expect(found.find(({ key }) => key === 'concealed')?.text).toBe(
    '1 space was not checked because you do not have access.',
  )
})

test('reports broken links for each space that has some', () => {
  const found = publishChecks({
    ...facts,
    brokenLinks: [
      { space: 's', count: 1 },
      { space: 't', count: 4 },
      { space: 'u', count: 0 },
    ],
  }).filter(({ key }) => key.startsWith('links'))
  expect(found.map(({ text }) => text)).toEqual(['1 broken link in “S”.', '4 broken links in “T”.'])
})

test('blocks if the default space is in the trash and warns about other spaces', () => {
  const begins = publishChecks({ ...facts, homePages: undefined, trashed: new Set(['s']) })
  expect(begins[0]).toMatchObject({ key: 'home', state: 'stops', at: 'structure' })
  expect(begins[0]?.text).toContain('is in the trash')
  expect(begins.map(({ key }) => key)).not.toContain('trash')
  const beside = publishChecks({ ...facts, trashed: new Set(['t']) })
  expect(beside[0]).toMatchObject({ key: 'home', state: 'good' })
  expect(beside.find(({ key }) => key === 'trash')).toMatchObject({
    state: 'warns',
    text: '1 space is in the trash and hidden from readers: “T”.',
  })
})
