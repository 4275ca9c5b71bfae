import { visitorScopes, visitorScript } from '../../src/testing/fixtures/visitors/visitor-integration.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn } from '../fixtures.ts'
import { test } from './with-provider.ts'

test.use({ scene: 'visitor sign-in' })

const guide = `For visitors.

{% if visitor.claims.plan == "pro" %}

For professionals.

{% endif %}
`

test('visitors of a site sign in through an integration', async ({
  page,
  browser,
  service,
  provider,
  api,
}) => {
  const org = await signIn(page, service)
  await done(api, 'POST', '/integrations/harbour-id', {
    ...{ runtime: 'v2', title: 'Harbour ID', description: 'Signs visitors in', organization: org },
    ...{ scopes: visitorScopes, categories: ['visitor-auth'], script: visitorScript(provider) },
  })
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Pilots' })
  const requests = `/spaces/${space.id}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'Pages' })
  const pages = ['Harbour', 'Fairway'].map((title) => ({
    ...{ operation: 'insert_page', title, document: { markdown: guide } },
  }))
  await done(api, 'POST', `${requests}/${change.id}/content?compat=false`, { changes: pages })
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Pilot book', spaces: [space.id], visibility: 'visitor-auth' },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  const audience = `/o/${org}/sites/${site.id}/audience`
  const choice = page.getByRole('group', { name: 'How visitors sign in' })

  await test.step('Without an integration on the site, only Recto and a program of one’s own can be selected', async () => {
    await page.goto(audience)
    await expect(choice.getByRole('radio')).toHaveCount(2)
    await expect(choice.getByRole('radio', { name: /^Members of the organization/ })).toBeVisible()
    await expect(choice.getByRole('radio', { name: /^Your own sign-in/ })).toBeChecked()
    await expect(page.getByRole('link', { name: 'Find an integration' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  const installed = '/integrations/harbour-id/installations'
  const { id } = await done<{ id: string }>(api, 'POST', installed, { organization: org })
  await done(api, 'POST', `${installed}/${id}/sites`, { siteId: site.id })

  await test.step('It is selected as soon as it is on the site', async () => {
    await choice.getByRole('radio', { name: /^Harbour ID/ }).check()
    await page.getByRole('button', { name: 'Use “Harbour ID”' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Change visitor sign-in' })
    await expect(dialog).toContainText('have to sign in again')
    await dialog.getByRole('button', { name: 'Change sign-in' }).click()
    await expect(page.getByText('Visitor sign-in changed')).toBeVisible()
    await expect(page.getByText('which it receives automatically')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show key' })).toBeHidden()
    await page.reload()
    await expect(choice.getByRole('radio', { name: /^Harbour ID/ })).toBeChecked()
    expect(await faultsOf(page)).toEqual([])
  })

  const published = `${service.sitesUrl}/${site.basename}`
  const context = await browser.newContext()
  const visitor = await context.newPage()
  const signInAs = async (person: string) => {
    await expect(visitor.getByRole('heading', { name: 'Provider' })).toBeVisible()
    await visitor.getByLabel('Name').fill(person)
    await visitor.getByRole('button', { name: 'Sign in' }).click()
  }

  await test.step('A stranger signs in at the provider and comes back to the page', async () => {
    await visitor.goto(`${published}/fairway`)
    await signInAs('ada')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Fairway' })).toBeVisible()
    expect(visitor.url()).toBe(`${published}/fairway`)
    await expect(visitor.getByText('For professionals.')).toBeVisible()
    await visitor.getByRole('link', { name: 'Harbour', exact: true }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible()
  })

  await test.step('Another visitor sees what is meant for them', async () => {
    const other = await browser.newContext()
    const tom = await other.newPage()
    await tom.goto(`${published}/fairway`)
    await tom.getByLabel('Name').fill('tom')
    await tom.getByRole('button', { name: 'Sign in' }).click()
    await expect(tom.getByText('For visitors.')).toBeVisible()
    await expect(tom.getByText('For professionals.')).toBeHidden()
    await other.close()
  })

  await test.step('The visitor signs out here and at the provider', async () => {
    await visitor.goto(`${published}/~logout`)
    // Back at the site, which asks to sign in again.
    await signInAs('ada')
    await expect(visitor.getByText('For visitors.')).toBeVisible()
  })

  await test.step('A new key: nobody has to do anything', async () => {
    await page.getByRole('button', { name: 'Generate new key' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Generate new key' })
    await expect(dialog).toContainText('The integration signs with the new key at once')
    await dialog.getByRole('button', { name: 'Generate new key' }).click()
    await expect(page.getByText(/The previous key expires/)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('For visitors.')).toBeVisible()
    await visitor.goto(`${published}/~logout`)
    await signInAs('tom')
    await expect(visitor.getByText('For visitors.')).toBeVisible()
  })

  await test.step('While it is paused, visitors stay signed in', async () => {
    await done(api, 'PATCH', `${installed}/${id}`, { paused: true })
    await expect(page.getByText(/Harbour ID is paused\./)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('For visitors.')).toBeVisible()
    await done(api, 'PATCH', `${installed}/${id}`, { paused: false })
    await expect(page.getByText(/Harbour ID is paused\./)).toBeHidden()
  })

  await test.step('After it is removed from the site, visitors see a message', async () => {
    await done(api, 'DELETE', `${installed}/${id}/sites/${site.id}`)
    await expect(page.getByText(/Harbour ID is no longer installed on this site/)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Sign-in is not available' })).toBeVisible()
    await expect(visitor.getByText('For visitors.')).toBeHidden()
    expect(await faultsOf(visitor)).toEqual([])
  })
  await context.close()
})
