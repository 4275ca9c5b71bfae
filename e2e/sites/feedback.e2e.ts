import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

test.use({ scene: 'feedback of readers' })

interface Made {
  readonly id: string
}

test('readers give feedback, and a writer reads it and edits the page', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await ownOrganization(api)
  const space = await done<Made>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Lighthouse manual',
    editMode: 'live',
  })
  await done(api, 'POST', `/spaces/${space.id}/content`, {
    changes: [
      { operation: 'insert_page', title: 'The lamp', document: { markdown: 'Light it at dusk.' } },
      { operation: 'insert_page', title: 'The horn', document: { markdown: 'Sound it in fog.' } },
    ],
  })
  const site = await done<Made & { basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Lighthouse school',
    spaces: [space.id],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  const look = await done<object>(api, 'GET', `${at}/customization`)
  await done(api, 'PUT', `${at}/customization`, {
    ...look,
    feedback: { enabled: true },
    git: { showEditLink: true },
  })
  await done(api, 'POST', `${at}/publish`)
  const address = `${service.sitesUrl}/${site.basename}`

  await test.step('A reader answers with one key, adds a comment and stays on the page', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'No', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Thanks for your feedback.')
    await page.getByLabel('What is missing or incorrect?').fill('Which fuel?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('What is missing or incorrect?')).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  await test.step('Another reader answers without JavaScript and goes back to the page', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: 'Another reader' })
    const reader = await plain.newPage()
    await reader.goto(`${address}/the-horn`)
    await reader.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'Thanks for your feedback.' })).toBeVisible()
    await reader.getByRole('link', { name: 'Back to page' }).click()
    await expect(reader).toHaveURL(`${address}/the-horn`)
    await plain.close()
  })

  await test.step('A writer reads the feedback by page and edits a page', async () => {
    await signIn(page, service)
    await page.goto(`/o/${org}/sites/${site.id}/feedback`)
    const list = page.getByRole('list', { name: 'Pages with feedback' })
    await expect(list.getByRole('button')).toHaveCount(2)
    await page.getByRole('button', { name: 'Newest first' }).click()
    await page.getByRole('menuitemradio', { name: 'Least helpful first' }).click()
    await expect(list.getByRole('button').first()).toContainText('The lamp')
    await list.getByRole('button', { name: /The lamp/ }).click()
    await expect(page.getByRole('list', { name: 'Answers on The lamp' })).toContainText('Which fuel?')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Edit page' }).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveURL(/\/changes\/1\/edit\//)
    await page.getByText('Light it at dusk.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Burn colza oil.')
    // The badge shows "Saved" even before typing, so check the change request instead.
    const path = `/v1/spaces/${space.id}/change-requests/1/changes`
    await expect.poll(async () => JSON.stringify((await api('GET', path)).body)).toContain('page_edited')
  })

  await test.step('The edit link of the published page leads to the same change request after sign-in', async () => {
    await page.context().clearCookies()
    await page.goto(address)
    await page.getByRole('link', { name: 'Edit this page' }).click()
    await page.getByLabel('Email').fill(service.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/changes\/1\/edit\//)
    await expect(page.getByText('Burn colza oil.')).toBeVisible()
  })
})
