import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { primaryButtons } from '../primary-buttons.ts'
import { spaceWithPage } from '../sites/space-with-page.ts'

test.use({ scene: 'buttons that stand out' })

test('no button of a settings screen stands out before something was changed', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Quiet')
  const site = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Quiet docs', spaces: [space] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  await done(api, 'POST', '/integrations/quill', {
    ...{ runtime: 'v2', title: 'Quill', description: 'Writes', organization: org, script: scriptOf('') },
    scopes: [],
    configurations: { account: { properties: { channel: { type: 'string', title: 'Channel' } } } },
  })
  const expectQuiet = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('button').first()).toBeVisible()
    await expect(page.locator('.animate-wait')).toHaveCount(0)
    expect(await primaryButtons(page), path).toEqual([])
  }

  await test.step('An integration offers Install once, on each of its tabs', async () => {
    for (const tab of ['', '/configuration', '/installations', '/events', '/development']) {
      await page.goto(`/o/${org}/integrations/quill${tab}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Quill' })).toBeVisible()
      await expect(page.locator('.animate-wait')).toHaveCount(0)
      expect(await primaryButtons(page), tab).toEqual(['Install'])
    }
    await done(api, 'POST', '/integrations/quill/installations', { organization: org })
  })

  await expectQuiet(`/o/${org}/settings/general`)
  await expectQuiet(`/o/${org}/settings/merge-rules`)
  await expectQuiet(`/o/${org}/settings/joining`)
  await expectQuiet(`/o/${org}/settings/agents`)
  await expectQuiet(`/o/${org}/s/${space}/settings`)
  await expectQuiet(`/o/${org}/sites/${site.id}/access`)
  await expectQuiet(`/o/${org}/sites/${site.id}/audience`)
  await expectQuiet(`/o/${org}/sites/${site.id}/publish`)
  await expectQuiet(`/o/${org}/integrations/quill/configuration`)
  await expectQuiet(`/o/${org}/integrations/quill/development`)
  await expectQuiet('/me')

  await test.step('The changed form is the one that stands out, and never to discard it', async () => {
    const forms = [
      [`/o/${org}/integrations/quill/configuration`, 'Channel'],
      [`/o/${org}/settings/general`, 'Name'],
      [`/o/${org}/s/${space}/settings`, 'Title'],
    ] as const
    for (const [path, field] of forms) {
      await page.goto(path)
      await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill('general')
      expect(await primaryButtons(page), path).toEqual(['Save'])
      await page.getByRole('button', { name: 'Discard changes' }).click()
      expect(await primaryButtons(page), path).toEqual([])
    }
  })
})

test('a sign-in link is the one way that stands out, until it is used up', async ({ page }) => {
  await page.goto('/sign-in?link=not-a-link-that-was-ever-printed')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await primaryButtons(page)).toEqual(['Sign in with link'])
  await page.getByRole('button', { name: 'Sign in with link' }).click()
  await expect(page.getByText('This sign-in link no longer works')).toBeVisible()
  expect(await primaryButtons(page)).toEqual(['Sign in'])
})
