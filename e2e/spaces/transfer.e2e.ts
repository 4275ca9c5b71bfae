import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('transfers a collection with its contents to another organization', async ({ page }) => {
  // A separate service: a second organization would change where other journeys land after signing in.
  const { url, admin, stop } = await startService()
  const api = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const [first] = (await api('/orgs'))['items'] as { id: string }[]
  const from = first?.id ?? ''
  const to = String((await api('/orgs', { title: 'Lindenhof' }))['id'])
  const collection = String((await api(`/orgs/${from}/collections`, { title: 'Tools' }))['id'])
  const space = String(
    (await api(`/orgs/${from}/spaces`, { title: 'Lending rules', parent: collection }))['id'],
  )

  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => address.pathname !== '/sign-in')
  await page.goto(`${url}/o/${from}/c/${collection}`)
  await page.getByRole('main').getByRole('button', { name: 'Actions for Tools' }).click()
  await page.getByRole('menuitem', { name: 'Transfer to another organization' }).click()
  await expect(page.getByRole('dialog')).toContainText('This also transfers 1 space')
  await page.getByRole('button', { name: 'Transfer to Lindenhof' }).click()
  await expect(page).toHaveURL(new RegExp(`/o/${to}$`))
  // The URL changes before the screen: until then the tree is that of the previous organization.
  await expect(page.getByRole('heading', { level: 1, name: 'Lindenhof' })).toBeVisible()
  const tree = page.getByRole('tree', { name: 'Spaces' })
  await tree.getByRole('treeitem', { name: 'Tools' }).click()
  await expect(tree.getByRole('treeitem', { name: 'Lending rules' })).toBeVisible()
  expect(await api(`/collections/${collection}`)).toMatchObject({ organization: to })
  // URLs from before the transfer redirect to the new location.
  for (const part of [`c/${collection}`, `s/${space}/history?page=p1#top`]) {
    await page.goto(`${url}/o/${from}/${part}`)
    await page.waitForURL(`${url}/o/${to}/${part}`)
    await expect(tree.getByRole('treeitem', { name: 'Lending rules' })).toBeVisible()
  }
  await page.goto('about:blank')
  await stop()
})
