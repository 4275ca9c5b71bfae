import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'

test('a guest is given one site to edit, prepares what they may not publish, and loses it at once', async ({
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

  await test.step('Without a role the site is not there', async () => {
    await guest.goto(at)
    await expect(guest.getByRole('heading', { name: 'Signal station' })).toBeHidden()
    expect((await guest.request.get(`/v1/orgs/${org}/sites/${site.id}`)).status()).toBe(404)
  })

  await test.step('The owner gives them a role on it', async () => {
    await page.goto(at)
    await page
      .getByRole('navigation', { name: 'Parts of the site' })
      .getByRole('link', { name: 'Access' })
      .click()
    await expect(page.getByRole('heading', { name: 'Who may do what' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Give a role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give a role on Signal station' })
    await dialog.getByRole('searchbox').fill('Gesa')
    await dialog.getByRole('checkbox', { name: /Gesa Lund/ }).check()
    await expect(dialog.getByText('Also prepares changes of structure and look')).toBeVisible()
    await dialog.getByRole('button', { name: 'Give the role' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Role of Gesa Lund: Editor' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Gesa Lund/ })).toContainText('Given to them here')
  })

  await test.step('The guest finds it at home, prepares a change, and cannot publish it', async () => {
    await guest.goto(`/o/${org}`)
    await guest.getByRole('list', { name: 'Sites' }).getByRole('link', { name: 'Signal station' }).click()
    const tree = guest.getByRole('tree', { name: 'Structure of the site' })
    const row = tree.getByRole('treeitem', { name: 'A space you cannot see' })
    await expect(row).toContainText('Not yours to read')
    await expect(guest.getByRole('main')).not.toContainText('hidden-')
    await tree.focus()
    await guest.keyboard.press('Home')
    await guest.keyboard.press('F2')
    await guest.keyboard.press('ControlOrMeta+a')
    await guest.keyboard.type('Signals')
    await guest.keyboard.press('Enter')
    const bar = guest.getByRole('region', { name: 'Changes that are not published' })
    const publish = bar.getByRole('button', { name: 'Publish the change' })
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await publish.hover()
    await expect(guest.getByRole('tooltip')).toContainText('It takes the role Creator on this site')
    const draft = async () =>
      (await done<{ edits: unknown[] }>(api, 'GET', `/orgs/${org}/sites/${site.id}/structure/draft`)).edits
        .length
    await expect.poll(draft).toBe(1)
    await expect(tree.getByRole('treeitem', { name: 'Signals' })).toContainText('Not yours to read')
    const tried = await guest.request.post(`/v1/orgs/${org}/sites/${site.id}/publish`, {
      headers: { origin: service.url },
    })
    expect(tried.status()).toBe(403)
  })

  await test.step('It is taken back, and gone from the screen that stands open', async () => {
    await page.getByRole('button', { name: 'Take back the role of Gesa Lund' }).click()
    await expect(page.getByRole('button', { name: /^Role of Gesa Lund/ })).toBeHidden()
    await expect(guest.getByRole('tree', { name: 'Structure of the site' })).toBeHidden()
    await guest.goto(`/o/${org}/sites`)
    await expect(guest.getByRole('link', { name: 'Signal station' })).toBeHidden()
  })
  await guest.context().close()
})
