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
  readonly items: readonly { readonly id: string; readonly title: string }[]
}

test('every screen passes the automatic accessibility checks in both themes and fits a phone', async ({
  page,
  fresh,
}) => {
  await page.goto(/http\S+\/setup\?token=\w+/.exec(fresh.output())?.[0] ?? '')
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('Email').fill('owner@example.net')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /example organizations/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Halden Instruments').first()).toBeVisible()

  const list = async (path: string): Promise<Listed['items']> => {
    const answer = await page.request.get(`${fresh.url}/v1${path}`)
    return ((await answer.json()) as Listed).items
  }
  const org = (await list('/orgs')).find(({ title }) => title.startsWith('Halden'))?.id ?? ''
  const space =
    (await list(`/orgs/${org}/spaces`)).find(({ title }) => title.startsWith('Fieldline'))?.id ?? ''
  const collection = (await list(`/orgs/${org}/collections`))[0]?.id ?? ''
  const { pages } = (await (
    await page.request.get(`${fresh.url}/v1/spaces/${space}/content/pages`)
  ).json()) as {
    pages: { id: string }[]
  }
  const [, text] = pages
  const inSpace = `/o/${org}/s/${space}`
  const screens = [
    ...[
      '',
      '/changes',
      '/changes?tab=ready',
      '/inbox',
      '/replace',
      '/import',
      '/trash',
      `/c/${collection}`,
    ].map((path) => `/o/${org}${path}`),
    ...[
      '',
      '/settings',
      '/files',
      '/links',
      '/links?status=broken',
      '/history',
      '/changes',
      `/p/${text?.id}`,
    ].map((path) => inSpace + path),
    ...['', '/diff', '/diff?view=unified', '/diff?view=source', '/diff?threads=all', `/edit/${text?.id}`].map(
      (path) => `${inSpace}/changes/3${path}`,
    ),
    `${inSpace}/changes/1/conflicts`,
    '/me',
  ]
  const faults: string[] = []
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(fresh.url + screen)
    const found = [
      ...(await screenFaults(page, 'light')),
      // A theme changes only colors.
      ...(await screenFaults(page, 'dark', ['color-contrast'])),
    ]
    faults.push(...found.map((fault) => `${screen}, ${fault}`))
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) faults.push(`${screen} is ${width} wide on a telephone`)
  }
  expect(faults).toEqual([])
})
