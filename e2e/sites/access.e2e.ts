import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'

test('a guest gets access to one site, edits it without publishing, and loses access immediately', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await signIn(page, service)
  const space = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Signal book' })
  const site = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Signal station',
    spaces: [space.id],
  })
  const at = `/o/${org}/sites/${site.id}`
  const guest = await secondPerson(browser, service, org, 'Gesa Lund', null)

  await test.step('Without a role the guest cannot see the site', async () => {
    await guest.goto(at)
    await expect(guest.getByRole('heading', { name: 'Signal station' })).toBeHidden()
    expect((await guest.request.get(`/v1/orgs/${org}/sites/${site.id}`)).status()).toBe(404)
  })

  await test.step('The owner gives them a role on it', async () => {
    await page.goto(at)
    await page
      .getByRole('navigation', { name: 'Site', exact: true })
      .getByRole('link', { name: 'Access' })
      .click()
    await expect(page.getByRole('heading', { name: 'Access', exact: true, level: 2 })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Give access' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give access to Signal station' })
    await dialog.getByRole('searchbox').fill('Gesa')
    await dialog.getByRole('checkbox', { name: /Gesa Lund/ }).check()
    await expect(dialog.getByText('Can also edit the site’s structure and design')).toBeVisible()
    await dialog.getByRole('button', { name: 'Give access' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Role of Gesa Lund: Editor' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Gesa Lund/ })).toContainText('Direct access')
  })

  await test.step('The guest finds the site on the home screen, edits it and cannot publish', async () => {
    await guest.goto(`/o/${org}`)
    await guest.getByRole('list', { name: 'Sites' }).getByRole('link', { name: 'Signal station' }).click()
    const tree = guest.getByRole('tree', { name: 'Site structure' })
    const row = tree.getByRole('treeitem', { name: 'A space you cannot see' })
    await expect(row).toContainText('No access')
    await expect(guest.getByRole('main')).not.toContainText('hidden-')
    await tree.focus()
    await guest.keyboard.press('Home')
    await guest.keyboard.press('F2')
    await guest.keyboard.press('ControlOrMeta+a')
    await guest.keyboard.type('Signals')
    await guest.keyboard.press('Enter')
    const bar = guest.getByRole('region', { name: 'Unpublished changes' })
    const publish = bar.getByRole('button', { name: 'Publish 1 change' })
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await publish.hover()
    await expect(guest.getByRole('tooltip')).toContainText('You need the Creator role on this site')
    const draft = async () =>
      (await done<{ edits: unknown[] }>(api, 'GET', `/orgs/${org}/sites/${site.id}/structure/draft`)).edits
        .length
    await expect.poll(draft).toBe(1)
    await expect(tree.getByRole('treeitem', { name: 'Signals' })).toContainText('No access')
    const tried = await guest.request.post(`/v1/orgs/${org}/sites/${site.id}/publish`, {
      headers: { origin: service.url },
    })
    expect(tried.status()).toBe(403)
  })

  await test.step('Removing the role closes the screen that the guest has open', async () => {
    await page.getByRole('button', { name: 'Remove Gesa Lund’s access' }).click()
    await expect(page.getByRole('button', { name: /^Role of Gesa Lund/ })).toBeHidden()
    await expect(guest.getByRole('tree', { name: 'Site structure' })).toBeHidden()
    await guest.goto(`/o/${org}/sites`)
    await expect(guest.getByRole('link', { name: 'Signal station' })).toBeHidden()
  })
  await guest.context().close()
})
