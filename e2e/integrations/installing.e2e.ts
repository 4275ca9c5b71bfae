import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { faultsOf, screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test, type World } from '../fixtures.ts'
import { insertPage, ownOrganization, writeContent } from '../open-change.ts'
import { tabTo } from '../tab-to.ts'
import { enableTally } from './tally-integration.ts'

test.use({ scene: 'installing integrations' })

/** Draws its settings itself, and stores them on its installation with its own token. */
const script = scriptOf(`
  if (event.type !== 'ui_render') return new Response('', { status: 406 })
  const { installation, spaceInstallation } = event.props
  const stored = (spaceInstallation ?? installation).configuration
  if (event.action?.action === 'save') {
    if (!event.action.channel) return Response.json({ error: 'Enter a channel first.' }, { status: 400 })
    const path = '/v1/integrations/signal/installations/' + environment.installation.id +
      (spaceInstallation ? '/spaces/' + event.context.spaceId : '')
    const saved = await fetch(environment.apiEndpoint + path, {
      method: 'PATCH',
      headers: { authorization: 'Bearer ' + environment.apiTokens.installation, 'content-type': 'application/json' },
      body: JSON.stringify({ configuration: { channel: event.action.channel } }),
    })
    if (!saved.ok) return Response.json({ error: await saved.text() }, { status: 400 })
    return Response.json({ type: 'complete' })
  }
  return Response.json({ element: { type: 'configuration', children: [
    { type: 'hint', children: [{ type: 'text', children: [spaceInstallation ? 'For this space' : 'For the organization'] }] },
    { type: 'input', label: 'Channel', hint: ['Where it reports'],
      element: { type: 'textinput', state: 'channel', initialValue: stored.channel ?? '', placeholder: 'general' } },
    { type: 'button', style: 'primary', label: 'Save channel', onPress: { action: 'save', channel: { $state: 'channel' } } },
  ] }, state: event.state ?? {}, props: event.props })`)

const newSpace = async (api: World['api'], org: string, title: string): Promise<string> =>
  (await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })).id

test('an integration that draws its own settings is installed by keyboard, except where a space is gone', async ({
  page,
  service,
  api,
}) => {
  // Without live updates the screen learns of the deletion only when it installs.
  await page.route(/\/v1\/orgs\/[^/]+\/events/, (route) => route.abort())
  const org = await signIn(page, service)
  await done(api, 'POST', '/integrations/signal', {
    ...{ runtime: 'v2', title: 'Signal', description: 'Reports changes', organization: org, script },
    ...{ target: 'space', scopes: ['space:content:read'] },
    configurations: { account: { componentId: 'settings' }, space: { componentId: 'settings' } },
  })
  await newSpace(api, org, 'Handbook')
  const gone = await newSpace(api, org, 'Old notes')

  await test.step('The keyboard alone installs it', async () => {
    await page.goto(`/o/${org}/integrations/signal/install`)
    await tabTo(page, page.getByRole('checkbox', { name: 'Handbook' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('checkbox', { name: 'Old notes' }))
    await page.keyboard.press('Space')
    await done(api, 'DELETE', `/spaces/${gone}`)
    await tabTo(page, page.getByRole('button', { name: 'Install', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Installed, except here:')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Old notes:' })).toBeVisible()
    await expect(page.getByLabel('Channel')).toBeVisible({ timeout: 15_000 })
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Its form is refused by the script, corrected, and ends the set-up', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save channel' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a channel first.')).toBeVisible()
    await tabTo(page, page.getByLabel('Channel'), 'Shift+Tab')
    await page.keyboard.type('harbor')
    await tabTo(page, page.getByRole('button', { name: 'Save channel' }))
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: /Handbook/ })
    await expect(row).toContainText('Active')
  })

  await test.step('Stored values return, for the organization and for a space', async () => {
    await page
      .getByRole('row', { name: /Handbook/ })
      .getByRole('button', { name: 'Configure' })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('For this space')).toBeVisible()
    await dialog.getByLabel('Channel').fill('handbook')
    expect(await screenFaults(page, 'light')).toEqual([])
    await dialog.getByRole('button', { name: 'Save channel' }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('row', { name: /Handbook/ })
      .getByRole('button', { name: 'Configure' })
      .click()
    await expect(dialog.getByLabel('Channel')).toHaveValue('handbook')
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: 'Integration' })
      .getByRole('link', { name: 'Configuration' })
      .click()
    await expect(page.getByLabel('Channel')).toHaveValue('harbor')
    await page.getByLabel('Channel').fill('quay')
    await page.getByRole('button', { name: 'Save channel' }).click()
    await expect(page.getByText('Configuration saved').first()).toBeVisible()
    await expect(page.getByLabel('Channel')).toHaveValue('quay')
  })
})

test('blocks of an uninstalled integration are named to editors and left out for readers', async ({
  page,
  service,
  api,
}) => {
  await enableTally(api)
  const org = await ownOrganization(api)
  const space = await newSpace(api, org, 'Counters')
  const requests = `/spaces/${space}/change-requests`
  const change = await done<{ id: string; number: number }>(api, 'POST', requests, { subject: 'Blocks' })
  const [id] = await writeContent(api, `${requests}/${change.id}`, [
    insertPage('Visits', 'Before.\n\n{% @tally/counter count="3" %}\n\nAfter.\n'),
  ])
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Counted', spaces: [space] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  await signIn(page, service)
  const address = `${service.sitesUrl}/${site.basename}/visits`
  await page.goto(address)
  await expect(page.getByText('Counted to', { exact: false })).toBeVisible()
  await page.goto(`/o/${org}/integrations/tally`)
  await page.getByRole('button', { name: 'Actions for Tally' }).click()
  await page.getByRole('menuitem', { name: 'Uninstall' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Its blocks stay on their pages')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uninstall' }).click()
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('After.')).toBeVisible()
  await expect(page.locator('.integration')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/tally|Counted to/)
  expect(await faultsOf(page)).toEqual([])
  const next = await done<{ number: number }>(api, 'POST', requests, { subject: 'Look' })
  await page.goto(`/o/${org}/s/${space}/changes/${next.number}/edit/${id}`)
  await expect(page.getByText(/Block counter of the integration tally/)).toBeVisible({ timeout: 20_000 })
  expect(await screenFaults(page, 'light')).toEqual([])
})
