import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import type { OidcProvider } from '../../src/testing/fixtures/visitors/oidc-provider.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn } from '../fixtures.ts'
import { test } from './with-provider.ts'

test.use({ scene: 'connecting an integration' })

/** Signs in at the provider in its window, and offers the channels of who signed in. */
const script = ({ issuer, clientId, clientSecret }: OidcProvider) =>
  scriptOf(`
  const provider = ${JSON.stringify({ issuer, clientId, clientSecret })}
  const utf8 = (text) => new TextEncoder().encode(text)
  const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const { installation, apiEndpoint, apiTokens } = environment
  const { configuration } = installation ?? {}
  if (event.type === 'ui_render') return Response.json({
    element: { type: 'configuration', children: [
      { type: 'input', label: 'Board', element: { type: 'select', state: 'board',
        options: { url: installation.urls.publicEndpoint + '/boards' } } },
      { type: 'input', label: 'Lost', element: { type: 'select', state: 'lost',
        options: { url: installation.urls.publicEndpoint + '/lost' } } },
      { type: 'text', children: [event.action ? 'Saved ' + event.action.board + ' ' + event.action.lost : 'Not saved'] },
      { type: 'button', label: 'Save it', onPress: { action: 'save', board: { $state: 'board' }, lost: { $state: 'lost' } } },
    ] },
    state: event.state ?? {}, props: event.props,
  })
  if (event.type !== 'fetch') return new Response('', { status: 406 })
  const url = new URL(event.request.url)
  const redirectUri = installation.urls.publicEndpoint + '/oauth'
  switch (url.pathname.split('/').at(-1)) {
    case 'boards': return Response.json([{ id: 'b1', label: 'First board' }, { id: 'b2', label: 'Second board' }])
    case 'channels': return configuration.account === undefined
      ? Response.json({ error: 'Connect your account first.' }, { status: 403 })
      : Response.json([{ label: '#general of ' + configuration.account.team, value: 'C1' }, { label: '#random', value: 'C2' }])
    case 'oauth': break
    default: return new Response('', { status: 500 })
  }
  const code = url.searchParams.get('code')
  if (code === null) {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
    const query = new URLSearchParams({
      client_id: provider.clientId, response_type: 'code', redirect_uri: redirectUri,
      code_challenge: base64url(await crypto.subtle.digest('SHA-256', utf8(verifier))), code_challenge_method: 'S256',
    })
    return new Response(null, { status: 302, headers: {
      location: provider.issuer + '/authorize?' + query, 'set-cookie': 'verifier=' + verifier + '; HttpOnly' } })
  }
  const answer = await fetch(provider.issuer + '/token', { method: 'POST', body: new URLSearchParams({
    grant_type: 'authorization_code', code, redirect_uri: redirectUri,
    code_verifier: /verifier=([^;]+)/.exec(event.request.headers.cookie ?? '')?.[1] ?? '',
    client_id: provider.clientId, client_secret: provider.clientSecret,
  }) })
  const { team } = JSON.parse(atob((await answer.json()).id_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
  await fetch(apiEndpoint + '/v1/integrations/slate/installations/' + installation.id, {
    method: 'PATCH',
    headers: { authorization: 'Bearer ' + apiTokens.installation, 'content-type': 'application/json' },
    body: JSON.stringify({ configuration: { ...configuration, account: { team } } }),
  })
  return new Response('<!doctype html><title>Done</title><script>close()</script>', { headers: { 'content-type': 'text/html' } })`)

const properties = {
  account: { type: 'button', title: 'Account', button_text: 'Connect account', callback_url: '/oauth' },
  channel: { type: 'string', title: 'Channel', completion_url: '/channels' },
}

test('an administrator connects an account in a window, and selects what the integration offers', async ({
  page,
  context,
  service,
  provider,
  api,
}) => {
  const org = await signIn(page, service)
  const publish = (name: string, account: object) =>
    done(api, 'POST', `/integrations/${name}`, {
      ...{ runtime: 'v2', title: name === 'slate' ? 'Slate' : 'Chalk', description: '', scopes: [] },
      ...{ organization: org, script: script(provider), configurations: { account } },
    })
  await publish('slate', { properties, required: ['account'] })
  await publish('chalk', { componentId: 'settings' })
  for (const name of ['slate', 'chalk'])
    await done(api, 'POST', `/integrations/${name}/installations`, { organization: org })
  const connect = page.getByRole('button', { name: 'Connect account' })

  await test.step('Choices that cannot be loaded are typed', async () => {
    await page.goto(`/o/${org}/integrations/slate/configuration`)
    await expect(
      page.getByText(/The choices could not be loaded\. Connect your account first\./),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'Channel' }).fill('C9')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Configuration saved')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('A blocked window says what to do', async () => {
    // What a browser returns that blocks it.
    await page.evaluate(() => {
      const original = window.open.bind(window)
      Object.assign(window, { originalOpen: original, open: () => null })
    })
    await connect.click()
    await expect(page.getByText(/Your browser blocked the window/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'open it in a new tab' })).toHaveAttribute(
      'href',
      /\/v1\/integrations\/slate\/installations\/[^/]+\/oauth$/,
    )
    await page.evaluate(() => {
      window.open = (window as unknown as { originalOpen: typeof window.open }).originalOpen
    })
  })

  const openWindow = async () => {
    const opening = context.waitForEvent('page')
    await connect.click()
    const popup = await opening
    await expect(popup.getByRole('heading', { name: 'Provider' })).toBeVisible()
    return popup
  }

  await test.step('A window that is closed too early can be opened again', async () => {
    const popup = await openWindow()
    expect(await popup.evaluate(() => window.opener === null)).toBe(true)
    await expect(page.getByText('Finish in the window that opened.', { exact: false })).toBeVisible()
    await popup.close()
    await expect(page.getByText(/The window was closed before you were connected/)).toBeVisible()
  })

  await test.step('The window closes after the sign-in, and the screen knows', async () => {
    const popup = await openWindow()
    const closed = popup.waitForEvent('close')
    await popup.getByLabel('Name').fill('ada')
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await closed
    await expect(page.getByText('Connected')).toBeVisible()
  })

  await test.step('Now the choices are there; the typed value stays until another is selected', async () => {
    const channel = page.getByRole('combobox', { name: 'Channel' })
    await expect(channel).toHaveValue('C9')
    await channel.selectOption({ label: '#general of Halden' })
    await page.getByRole('button', { name: 'Save' }).click()
    const stored = async () => {
      const path = '/integrations/slate/installations'
      const { items } = await done<{ items: { configuration: unknown }[] }>(api, 'GET', path)
      return items[0]?.configuration
    }
    await expect.poll(stored).toEqual({ account: { team: 'Halden' }, channel: 'C1' })
    await page.reload()
    await expect(channel).toHaveValue('C1')
    await expect(page.getByText('Connected')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('A form that the integration draws loads the options of its selects', async () => {
    await page.goto(`/o/${org}/integrations/chalk/configuration`)
    await page.getByRole('combobox', { name: 'Board' }).selectOption('Second board')
    await expect(page.getByText(/The choices could not be loaded\./)).toBeVisible()
    await page.getByRole('combobox', { name: 'Lost' }).fill('typed')
    await page.getByRole('button', { name: 'Save it' }).click()
    await expect(page.getByText('Saved b2 typed')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
})
