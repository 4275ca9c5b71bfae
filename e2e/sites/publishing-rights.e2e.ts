import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'
import { spaceWithPage } from './space-with-page.ts'

test('a site creator can add their own spaces and is told who can add the others', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Pilot notes')
  await done(api, 'PATCH', `/spaces/${space}`, { defaultLevel: 'read' })
  const maker = await secondPerson(browser, service, org, 'Ines Falk', 'create')
  const me = (await (await maker.request.get('/v1/user')).json()) as { id: string }
  const own = await spaceWithPage(api, org, 'Harbour rules')
  await done(api, 'POST', `/spaces/${own}/permissions`, { users: [me.id], role: 'admin' })
  const reason = 'Only administrators of this space can add it to a site.'
  let at = ''

  await test.step('The new site accepts their own space but not the other', async () => {
    await maker.goto(`/o/${org}/sites`)
    await maker.getByRole('button', { name: 'New site' }).first().click()
    const dialog = maker.getByRole('dialog', { name: 'New site' })
    await dialog.getByLabel('Title').fill('Harbour')
    const refused = dialog.getByRole('checkbox', { name: /Pilot notes/ })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toHaveAccessibleDescription(new RegExp(reason))
    // Playwright waits for disabled elements; a user clicks them anyway.
    await refused.click({ force: true })
    await expect(refused).not.toBeChecked()
    expect(await faultsOf(maker)).toEqual([])
    await dialog.getByRole('checkbox', { name: /Harbour rules/ }).check()
    await dialog.getByRole('button', { name: 'Create site' }).click()
    await expect(maker).toHaveURL(/\/sites\/\w+/)
    at = new URL(maker.url()).pathname.split('/').slice(0, 5).join('/')
  })

  await test.step('The structure lists the other space with the reason and does not add it', async () => {
    await maker.goto(`${at}/structure`)
    await maker.getByRole('button', { name: 'Add', exact: true }).click()
    await maker.getByRole('menuitem', { name: 'Section', exact: true }).click()
    const dialog = maker.getByRole('dialog', { name: 'Add section' })
    await dialog.getByText('Pilot notes').click()
    // Spaces of other journeys are listed too.
    const offered = dialog.locator('label').filter({ hasText: 'Pilot notes' })
    await expect(offered.getByText('No permission to publish')).toBeVisible()
    await expect(dialog.getByRole('status').filter({ hasText: reason })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add section' })).toHaveAttribute('aria-disabled', 'true')
    expect(await faultsOf(maker)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('The creator cannot publish a space that its administrator added', async () => {
    const site = at.split('/').at(-1) ?? ''
    const edits = [{ edit: 'add-section', space }]
    await done(api, 'POST', `/orgs/${org}/sites/${site}/structure/draft`, { edits })
    await maker.goto(`${at}/structure`)
    const bar = maker.getByRole('region', { name: 'Unpublished changes' })
    const publish = bar.getByRole('button', { name: 'Publish 1 change' })
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await publish.hover()
    await expect(maker.getByRole('tooltip')).toContainText('More people would see “Pilot notes”')
    await done(api, 'POST', `/orgs/${org}/sites/${site}/structure/draft/publish`, { version: 1 })
    await maker.goto(`${at}/publish`)
    await expect(maker.getByRole('button', { name: 'Publish site' })).toHaveAttribute('aria-disabled', 'true')
    await expect(maker.getByText('More people would see “Pilot notes”').first()).toBeVisible()
    expect(await faultsOf(maker)).toEqual([])
    const tried = await maker.request.post(`/v1${at.replace('/o/', '/orgs/')}/publish`, {
      headers: { origin: service.url },
    })
    expect(tried.status()).toBe(403)
  })

  await test.step('The creator cannot widen the audience of the live site, but can narrow it', async () => {
    const site = `/orgs/${org}/sites/${at.split('/').at(-1) ?? ''}`
    await done(api, 'PATCH', site, { visibility: 'share-link' })
    await done(api, 'POST', `${site}/publish`)
    await maker.goto(`${at}/audience`)
    await expect(maker.getByRole('button', { name: 'New share link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await maker.getByRole('radio', { name: /^Public/ }).check({ force: true })
    await expect(maker.getByRole('button', { name: /^Change to/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(maker.getByText('More people would see “Pilot notes”').first()).toBeVisible()
    expect(await faultsOf(maker)).toEqual([])
    await maker.getByRole('radio', { name: /^Signed-in/ }).check({ force: true })
    await maker.getByRole('button', { name: /^Change to/ }).click()
    await expect(maker.getByText('Audience changed')).toBeVisible()
  })

  await test.step('With the administrator role on the space they can widen it', async () => {
    await done(api, 'POST', `/spaces/${space}/permissions`, { users: [me.id], role: 'admin' })
    await maker.goto(`${at}/audience`)
    await maker.getByRole('radio', { name: /^Public/ }).check({ force: true })
    await maker.getByRole('button', { name: /^Change to/ }).click()
    await expect(maker.getByText('Audience changed')).toBeVisible()
  })
})
