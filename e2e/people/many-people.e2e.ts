import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'many people' })

const count = 25

test('a long list of people can be scrolled fast, and its rows are whole where it stops', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const emails = Array.from({ length: count }, (_, at) => `reader${at}@example.org`)
  const { invites } = await done<{ invites: { urls: { app: string } }[] }>(
    api,
    'POST',
    `/orgs/${org}/invites`,
    { emails, role: 'read' },
  )
  for (const [at, { urls }] of invites.entries())
    await done(api, 'POST', `/invites/${urls.app.split('/').at(-1)}/account`, {
      displayName: `Reader ${at}`,
      password: 'a quiet river at noon',
    })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`/o/${org}/people`)
  const list = page.getByRole('region', { name: 'People' })
  const rows = list.getByRole('listitem')
  const menus = list.getByRole('button', { name: /^Actions for / })
  await expect(menus.first()).toBeVisible()
  await list.hover()
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300)
  // Every row, also those that came while the list moved, can be selected and has its menus.
  await expect.poll(async () => (await rows.count()) - (await menus.count())).toBe(0)
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(900)
  await expect(list.getByRole('checkbox')).toHaveCount(await rows.count())
  const last = rows.last()
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('button', { name: /^Role of / }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Editor' })).toBeVisible()
})
