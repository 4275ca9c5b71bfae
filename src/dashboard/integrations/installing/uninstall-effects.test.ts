import { expect, test } from 'vitest'
import { removalEffects, uninstallEffects } from './uninstall-effects.ts'

const always = [
  'It receives no more events, and its tokens stop working.',
  'Its configuration, including credentials, is deleted.',
]

test('an integration that does nothing loses its tokens and configuration', () => {
  expect(uninstallEffects({ scopes: [] }, { spaces: 0, sites: 0 })).toEqual(always)
})

test('what readers notice comes first, with numbers of places', () => {
  const effects = uninstallEffects(
    {
      scopes: ['site:script:inject', 'site:visitor:auth', 'space:git:sync'],
      blocks: [{ id: 'diagram', title: 'Diagram' }],
      contentSources: [{ id: 'tickets', title: 'Tickets', configuration: { componentId: 'tickets' } }],
    },
    { spaces: 1, sites: 3 },
  )
  expect(effects).toEqual([
    'Visitors of the sites that sign in through it can no longer sign in.',
    'It is removed from 1 space and 3 sites.',
    'Its blocks stay on their pages as placeholders that name it.',
    'Pages that it generates are no longer updated.',
    'Its script no longer runs on sites.',
    'Spaces are no longer synchronized with Git.',
    ...always,
  ])
})

test('removal from one space keeps tokens and events', () => {
  const integration = { scopes: [], blocks: [{ id: 'diagram', title: 'Diagram' }] }
  expect(removalEffects(integration, 'space')).toEqual([
    'Its blocks stay on their pages as placeholders that name it.',
    'Its configuration for this space is deleted.',
  ])
})
