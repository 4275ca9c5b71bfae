import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'blocks on a site' })

/** A form with a modal, a choice that asks first, a frame that exchanges messages, and a block that is slow at first. */
const script = scriptOf(`
  const html = (text) => new Response(text, { headers: { 'content-type': 'text/html' } })
  const path = event.type === 'fetch' ? new URL(event.request.url).pathname : ''
  if (path.endsWith('/quays') || path.endsWith('/cranes'))
    return Response.json(Array.from({ length: 60 }, (_, at) => ({ id: 'q' + at, label: 'Quay ' + at })))
  if (event.type === 'fetch') return html(\`<!doctype html><title>Tide</title><p id="told">nothing</p><script>
    addEventListener('message', ({ data }) => { document.getElementById('told').textContent = JSON.stringify(data.state) })
    parent.postMessage({ action: { action: '@webframe.ready' } }, '*')
    parent.postMessage({ action: { action: '@webframe.resize', size: { height: 120 } } }, '*')
    document.getElementById('told').onclick = () => parent.postMessage({ action: { action: 'pressed', by: 'frame' } }, '*')
  </script>\`)
  if (event.type !== 'ui_render') return new Response('', { status: 406 })
  const { componentId, props, state = {}, action, context } = event
  const text = (...children) => ({ type: 'text', children })
  const block = (children, more = {}) => Response.json({ element: { type: 'block', children }, ...more })
  const returned = action?.action === '@ui.modal.close' ? action.returnValue.port : undefined
  switch (componentId) {
    case 'harbour': return block([
      text('Port: ', { type: 'text', style: 'bold', children: [returned ?? state.port ?? 'none'] }),
      text('Theme: ' + context.theme),
      { type: 'input', label: 'Ship', hint: ['Its name'], element: { type: 'textinput', state: 'ship', placeholder: 'Ship' } },
      { type: 'input', label: 'Pilot', element: { type: 'switch', state: 'pilot', onValueChange: { action: 'pilot', on: { $state: 'pilot' } } } },
      { type: 'hstack', children: [
        { type: 'button', style: 'primary', label: 'Choose a port', onPress: { action: '@ui.modal.open', componentId: 'ports', props: {} } },
        { type: 'button', label: 'Sink', style: 'danger', onPress: { action: 'sink', ship: { $state: 'ship' } },
          confirm: { title: 'Sink it?', text: 'This cannot be undone.', confirm: 'Sink', style: 'danger' } } ] },
      text(action?.action === 'sink' ? 'Sunk: ' + action.ship : action?.action === 'pilot' ? 'Pilot: ' + action.on : 'Afloat'),
    ], { state: { ...state, port: returned ?? state.port ?? null } })
    case 'ports': return Response.json({ element: { type: 'modal', title: 'Ports', children: [
      { type: 'input', label: 'Port', element: { type: 'select', state: 'port', initialValue: 'moss',
        options: [{ id: 'halden', label: 'Halden' }, { id: 'moss', label: 'Moss' }] } } ],
      submit: { type: 'button', label: 'Choose', onPress: { action: '@ui.modal.close', returnValue: { port: { $state: 'port' } } } } } })
    case 'frame': return block([
      { type: 'input', label: 'Note', element: { type: 'textinput', state: 'note', initialValue: 'first' } },
      text(action ? 'Frame said ' + action.action + ' by ' + action.by : 'Frame said nothing'),
      { type: 'webframe', source: { url: environment.installation.urls.publicEndpoint + '/frame' }, data: { note: { $state: 'note' } } } ])
    case 'quays': {
      const options = { url: environment.installation.urls.publicEndpoint + '/quays' }
      const cranes = { url: environment.installation.urls.publicEndpoint + '/cranes' }
      const input = (label, state, more) => ({ type: 'input', label, element: { type: 'select', state, ...more } })
      return block([
        input('Quay', 'quay', { options, initialValue: 'q7', onValueChange: { action: 'moor', quay: { $state: 'quay' } } }),
        input('Sights', 'sights', { options, multiple: true }),
        input('Berth', 'berth', { options, acceptInput: true, onValueChange: { action: 'berth', berth: { $state: 'berth' } } }),
        input('Crane', 'crane', { options: cranes }),
        text(action ? action.action + ' ' + (action.quay ?? action.berth) : 'Nothing chosen'),
        { type: 'button', label: 'Go', onPress: { action: 'see', quay: { $state: 'sights' } } },
      ])
    }
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, globalThis.slept ? 0 : 3000))
      globalThis.slept = true
      return block([text('Came late')])
    default: return new Response('', { status: 404 })
  }`)

test('a reader uses the blocks of a published page', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  await done(api, 'POST', '/integrations/tide', {
    ...{ runtime: 'v2', title: 'Tide', description: '', scopes: [], organization: org, script },
    blocks: [{ id: 'harbour', title: 'Harbour' }],
  })
  const installed = '/integrations/tide/installations'
  const { id } = await done<{ id: string }>(api, 'POST', installed, { organization: org })
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Pilots' })
  await done(api, 'POST', `${installed}/${id}/spaces`, { space: space.id })
  const requests = `/spaces/${space.id}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'Blocks' })
  const pages = ['harbour', 'frame', 'quays', 'slow', 'unknown'].map((name) => ({
    operation: 'insert_page',
    title: `The ${name}`,
    document: { markdown: `Before.\n\n{% @tide/${name} %}\n\nAfter.\n` },
  }))
  await done(api, 'POST', `${requests}/${change.id}/content?compat=false`, { changes: pages })
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Pilot book',
    spaces: [space.id],
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  const base = `${service.sitesUrl}/${site.basename}`
  const block = page.locator('.integration')

  await test.step('Inputs, a switch and a question before an action', async () => {
    await page.goto(`${base}/the-harbour`)
    await expect(block).toContainText('Port: none')
    await block.getByLabel('Ship').fill('Fram')
    await block.getByRole('switch', { name: 'Pilot' }).check()
    await expect(block).toContainText('Pilot: true')
    await expect(block.getByLabel('Ship')).toHaveValue('Fram')
    expect(await faultsOf(page)).toEqual([])
    await block.getByRole('button', { name: 'Sink' }).click()
    const question = page.getByRole('dialog', { name: 'Sink it?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(block).toContainText('Pilot: true')
    await block.getByRole('button', { name: 'Sink' }).click()
    await question.getByRole('button', { name: 'Sink' }).click()
    await expect(block).toContainText('Sunk: Fram')
  })

  await test.step('A modal returns its value to the block, and Escape returns none', async () => {
    await block.getByRole('button', { name: 'Choose a port' }).click()
    const modal = page.getByRole('dialog', { name: 'Ports' })
    await expect(modal.getByLabel('Port')).toHaveValue('moss')
    expect(await faultsOf(page)).toEqual([])
    await modal.getByLabel('Port').selectOption('Halden')
    await modal.getByRole('button', { name: 'Choose' }).click()
    await expect(modal).toBeHidden()
    await expect(block).toContainText('Port: halden')
    await block.getByRole('button', { name: 'Choose a port' }).click()
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(block).toContainText('Port: halden')
  })

  await test.step('The theme of the reader', async () => {
    await page.getByRole('button', { name: 'Toggle theme' }).click()
    await expect(block).toContainText('Theme: dark')
    await page.reload()
    await expect(block).toContainText('Theme: dark')
    await page.getByRole('button', { name: 'Toggle theme' }).click()
    await expect(block).toContainText('Theme: light')
  })

  await test.step('A frame gets its data and the page, and its action reaches the block', async () => {
    await page.goto(`${base}/the-frame`)
    const told = block.frameLocator('iframe').locator('#told')
    await expect(told).toContainText('"note":"first"')
    await expect(told).toContainText('"title":"The frame"')
    await expect.poll(async () => (await block.locator('.ck-frame').boundingBox())?.height).toBe(120)
    await block.getByLabel('Note').fill('second')
    await expect(told).toContainText('"note":"second"')
    await told.click()
    await expect(block).toContainText('Frame said pressed by frame')
    await expect(told).toContainText('"note":"second"')
  })

  await test.step('Options that the integration is asked for', async () => {
    let isFirst = true
    await page.route('**/~integrations/choices', async (route) => {
      if (!isFirst || route.request().postData()?.includes('cranes') !== true) return route.continue()
      isFirst = false
      await route.abort()
    })
    await page.goto(`${base}/the-quays`)
    const quay = block.getByLabel('Quay')
    await expect(quay.getByRole('option')).toHaveCount(61)
    const problem = block.getByRole('alert')
    await expect(problem).toContainText('The options could not be loaded.')
    await problem.getByRole('button', { name: 'Try again' }).click()
    await expect(block.getByLabel('Crane').getByRole('option')).toHaveCount(61)
    await expect(problem).toBeHidden()
    await expect(quay.getByRole('option', { selected: true })).toHaveText('Quay 7')
    for (const name of ['Quay 1', 'Quay 2', 'Quay 3', 'Quay 1'])
      await block.getByLabel('Sights').getByRole('option', { name, exact: true }).click()
    await block.getByRole('button', { name: 'Go' }).click()
    await expect(block).toContainText('see q2,q3')
    await quay.selectOption('Quay 12')
    await expect(block).toContainText('moor q12')
    await expect(quay).toHaveValue('q12')
    await expect(block.getByLabel('Sights')).toHaveValues(['q2', 'q3'])
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('A choice that is typed is taken when the field is left, by its label or as it is', async () => {
    const berth = block.getByLabel('Berth')
    await berth.pressSequentially('Quay 3')
    await expect(block).toContainText('moor q12')
    await berth.press('Enter')
    await expect(block).toContainText('berth q3')
    await expect(berth).toHaveValue('Quay 3')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/~integrations/render', async (route) => {
      await held
      await route.continue()
    })
    await block.getByLabel('Quay').selectOption('Quay 1')
    await berth.fill('At anchor')
    release()
    await expect(block).toContainText('moor q1')
    await expect(berth).toHaveValue('At anchor')
    await berth.press('Tab')
    await expect(block).toContainText('berth At anchor')
    await expect(berth).toHaveValue('At anchor')
  })

  await test.step('A block that was not drawn in time, and one that is not there', async () => {
    await page.goto(`${base}/the-slow`)
    await expect(block).toContainText('Came late')
    await page.goto(`${base}/the-unknown`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(block).toHaveCount(0)
  })
})
