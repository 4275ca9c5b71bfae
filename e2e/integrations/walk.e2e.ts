import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { screenFaults } from '../accessibility-faults.ts'
import { text } from '../change-requests/editor/editor-page.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from '../sites/space-with-page.ts'

test.use({
  scene: 'an integration from end to end',
  viewport: { width: 360, height: 780 },
  colorScheme: 'dark',
})

const script = scriptOf(`
  console.log('Received', event.type, environment.spaceInstallation?.configuration.sender ?? 'nobody')
  if (event.type === 'fetch_published_script')
    return new Response("document.documentElement.dataset.pigeon = 'flies'", { headers: { 'content-type': 'text/javascript' } })
  if (event.type !== 'ui_render') return new Response('OK')
  return Response.json({ state: {}, props: event.props, element: { type: 'block', children: [
    { type: 'card', title: 'Letter', children: [
      { type: 'text', children: ['From ' + environment.spaceInstallation.configuration.sender] } ] } ] } })`)

/** A developer's machine that counts the events it gets. */
const startMachine = async () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push(body)
      response.end('OK')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

test('an integration is found, installed, configured, used, read, watched and developed on a narrow dark screen', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Loft')
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Loft docs', spaces: [space] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  await done(api, 'POST', '/integrations/pigeon', {
    ...{ runtime: 'v2', title: 'Pigeon', description: 'Carries letters', organization: org, script },
    ...{ scopes: ['space:content:read', 'site:script:inject'], categories: ['content'] },
    blocks: [{ id: 'letter', title: 'Letter', description: 'A letter by pigeon' }],
    configurations: {
      space: {
        properties: { sender: { type: 'string', title: 'Sender', description: 'Who writes the letters.' } },
        required: ['sender'],
      },
    },
  })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Integration' }).getByRole('link', { name }).click()

  await test.step('Found in the catalogue and installed in a space and a site', async () => {
    await page.goto(`/o/${org}/integrations`)
    await page.getByRole('searchbox', { name: 'Search integrations' }).fill('pigeon')
    // Rows that arrive while the mouse is pressed take the click away.
    await expect(page.getByText('1 integration', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Pigeon' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pigeon' })).toBeVisible()
    await page.getByRole('button', { name: 'Install', exact: true }).click()
    await page.getByRole('list', { name: 'Spaces' }).getByRole('checkbox', { name: /Loft/ }).check()
    await page.getByRole('checkbox', { name: 'Loft docs' }).check()
    await expect(page.getByRole('list', { name: 'Permissions' })).toContainText('Run its script on Loft docs')
    expect(await screenFaults(page, 'dark')).toEqual([])
    await page.getByRole('button', { name: 'Install', exact: true }).click()
  })

  await test.step('A space without its sender waits for set-up', async () => {
    const row = page.getByRole('row', { name: /Loft Waiting/ })
    await expect(row).toContainText('Missing: Sender')
    await row.getByRole('button', { name: 'Continue set-up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toContainText('This is required.')
    await page.getByRole('dialog').getByLabel('Sender').fill('Ada')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Waiting for set-up')).toBeHidden()
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Its block is inserted in the editor, and readers see it with its script', async () => {
    const requests = `/spaces/${space}/change-requests`
    const change = await done<{ id: string; number: number }>(api, 'POST', requests, { subject: 'Letter' })
    await page.goto(`/o/${org}/s/${space}/changes/${change.number}/edit`)
    await text(page).getByText('Welcome to Loft.').click({ timeout: 20_000 })
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/letter')
    await page.getByRole('option', { name: 'Letter' }).click()
    await expect(text(page)).toContainText('From Ada')
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
    await done(api, 'POST', `${requests}/${change.id}/merge`)
    await page.goto(`${service.sitesUrl}/${site.basename}`)
    await expect(page.locator('.integration')).toContainText('From Ada')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['pigeon'])).toBe('flies')
  })

  await test.step('The merge is an event with its log, which can be sent again', async () => {
    await page.goto(`/o/${org}/integrations/pigeon/events?type=space_content_updated`)
    const rows = page.getByRole('list', { name: 'Events' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    expect(await screenFaults(page, 'dark')).toEqual([])
    await rows.getByRole('link').click()
    await expect(page.getByRole('list', { name: 'Log' })).toContainText('Received space_content_updated Ada')
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.getByRole('link', { name: 'All events' }).click()
    await expect(page.getByText('space_content_updated · replay')).toBeVisible()
  })

  await test.step('In development mode the next event goes to the developer', async () => {
    const machine = await startMachine()
    await tab('Development')
    await page.getByLabel('Tunnel URL').fill(machine.url)
    await page.getByRole('button', { name: 'Start development mode' }).click()
    await expect(page.getByText('Development mode is on')).toBeVisible()
    const installations = '/integrations/pigeon/installations'
    const { items } = await done<{ items: { id: string }[] }>(api, 'GET', installations)
    await done(api, 'PATCH', `${installations}/${items[0]?.id}/spaces/${space}`, {
      configuration: { sender: 'Grace' },
    })
    await expect.poll(() => machine.received.join('\n')).toContain('"sender":"Grace"')
    await page.getByRole('button', { name: 'End development mode' }).click()
    await expect(page.getByText('Development mode is on')).toBeHidden()
    machine.stop()
  })
})
