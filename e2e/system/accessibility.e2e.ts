import type { Page } from '@playwright/test'
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { expect, test as base } from '../fixtures.ts'
import { screenFaults } from '../accessibility-faults.ts'

/** A service with the demo organization, and its administrator signed in. */
const test = base.extend<{ fresh: ServiceProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  fresh: async ({}, run) => {
    const service = await startService({
      env: { RECTO_ADMIN_EMAIL: '', RECTO_ADMIN_PASSWORD: '', RECTO_ADMIN_TOKEN: '' },
    })
    await run(service)
    await service.stop()
  },
})

interface Listed {
  readonly items: readonly { readonly id: string; readonly title: string; readonly name: string }[]
}

const list = async (page: Page, { url }: ServiceProcess, path: string): Promise<Listed['items']> => {
  const answer = await page.request.get(`${url}/v1${path}`)
  return ((await answer.json()) as Listed).items
}

/** Sets the service up and returns the id of the larger organization. */
const setUp = async (page: Page, fresh: ServiceProcess): Promise<string> => {
  await page.goto(/http\S+\/setup\?token=\w+/.exec(fresh.output())?.[0] ?? '')
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('Email').fill('owner@example.net')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /example organizations/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Halden Instruments').first()).toBeVisible()
  return (await list(page, fresh, '/orgs')).find(({ title }) => title.startsWith('Halden'))?.id ?? ''
}

/** What is wrong on the screens: accessibility in both themes, and scrolling sideways on a phone. */
const faultsOn = async (page: Page, url: string, screens: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(url + screen)
    const found = [
      ...(await screenFaults(page, 'light')),
      // A theme changes only colors.
      ...(await screenFaults(page, 'dark', ['color-contrast'])),
    ]
    faults.push(...found.map((fault) => `${screen}, ${fault}`))
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) faults.push(`${screen} is ${width} wide on a phone`)
  }
  return faults
}

test.describe.configure({ timeout: 600_000 })

test('every screen of content passes the automatic accessibility checks in both themes and fits a phone', async ({
  page,
  fresh,
}) => {
  const org = await setUp(page, fresh)
  const spaces = await list(page, fresh, `/orgs/${org}/spaces`)
  const space = spaces.find(({ title }) => title.startsWith('Fieldline'))?.id ?? ''
  const collection = (await list(page, fresh, `/orgs/${org}/collections`))[0]?.id ?? ''
  const { pages } = (await (
    await page.request.get(`${fresh.url}/v1/spaces/${space}/content/pages`)
  ).json()) as {
    pages: { id: string }[]
  }
  const [, text] = pages
  const inOrganization = [
    ...['', '/changes', '/changes?tab=ready', '/inbox', '/replace', '/import', '/trash', '/spaces'],
    `/c/${collection}`,
  ]
  const inSpace = [
    ...['', '/settings', '/files', '/links', '/links?status=broken', '/history', '/changes', '/doc-debt'],
    `/p/${text?.id}`,
  ]
  const inChange = [
    ...['', '/diff', '/diff?view=unified', '/diff?view=source', '/diff?threads=all', '/discussion'],
    `/edit/${text?.id}`,
  ]
  const faults = await faultsOn(page, fresh.url, [
    ...inOrganization.map((path) => `/o/${org}${path}`),
    ...inSpace.map((path) => `/o/${org}/s/${space}${path}`),
    ...inChange.map((path) => `/o/${org}/s/${space}/changes/3${path}`),
    `/o/${org}/s/${space}/changes/1/conflicts`,
    '/me',
  ])
  expect(faults).toEqual([])
})

test('so does every screen of sites, people, settings and other sources', async ({ page, fresh }) => {
  const org = await setUp(page, fresh)
  const [site] = await list(page, fresh, `/orgs/${org}/sites`)
  const [integration] = await list(page, fresh, `/orgs/${org}/integrations`)
  const [person] = await list(page, fresh, `/orgs/${org}/members`)
  const settings = ['general', 'joining', 'merge-rules', 'agents', 'translation-engines', 'sign-on', 'audit']
  const ofSite = ['access', 'audience', 'customize', 'feedback', 'integrations', 'preview', 'publish']
  const inOrganization = [
    ...['people', 'teams', `people/${person?.id}`, ...settings.map((section) => `settings/${section}`)],
    'settings/danger',
    ...['sites', ...[...ofSite, 'redirects', 'structure'].map((tab) => `sites/${site?.id}/${tab}`)],
    ...['specs', 'new-spec', 'translations', 'translations/coverage', 'translations/glossary'],
    ...['translations/new', 'conversations', 'conversation-list', 'conversation-settings'],
    ...['add-conversations', 'unclustered-issues', 'integrations', 'integrations/new'],
    ...['', '/install'].map((tab) => `integrations/${integration?.name}${tab}`),
  ]
  const faults = await faultsOn(
    page,
    fresh.url,
    inOrganization.map((path) => `/o/${org}/${path}`),
  )
  expect(faults).toEqual([])
})
