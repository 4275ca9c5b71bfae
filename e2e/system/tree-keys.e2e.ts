/** Keys of trees after a click, tooltips after one, and addresses with parameters that nobody knows. */
import { expect, signIn, test } from '../fixtures.ts'
import { openSpace, rewritePage } from '../open-change.ts'

test('a tree takes keys after a row was clicked', async ({ page, api, service }) => {
  const { org, space } = await openSpace(api, 'Clicked', { One: 'First.', Two: 'Second.', Three: 'Third.' })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/p`)
  const pages = page.getByRole('tree', { name: 'Pages' })
  await pages.getByRole('treeitem', { name: 'One' }).click()
  await expect(page).toHaveURL(/\/p\/\w+/)
  await expect(pages).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()

  const spaces = page.getByRole('tree', { name: 'Spaces' })
  await spaces.getByRole('treeitem', { name: 'Clicked' }).click()
  await expect(spaces).toBeFocused()
  await page.keyboard.press('Home')
  await expect(spaces).toHaveAttribute('aria-activedescendant', /.+/)
})

test('a tree points only to rows that exist, also before it is laid out', async ({ page, api, service }) => {
  const { org, space } = await openSpace(api, 'Pointing', { One: 'First.', Two: 'Second.' })
  await signIn(page, service)
  await page.addInitScript(() => {
    const missing: string[] = []
    Object.assign(window, { missing })
    const check = (): void => {
      for (const tree of document.querySelectorAll('[role=tree][aria-activedescendant]')) {
        const row = tree.getAttribute('aria-activedescendant') ?? ''
        if (document.getElementById(row) === null) missing.push(`${tree.getAttribute('aria-label')}: ${row}`)
      }
    }
    new MutationObserver(check).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/o/${org}/s/${space}/p`)
  await expect(page.getByRole('link', { name: 'One' }).or(page.getByText('One')).first()).toBeAttached()
  await page.setViewportSize({ width: 1280, height: 720 })
  const spaces = page.getByRole('tree', { name: 'Spaces' })
  await expect(spaces).toHaveAttribute('aria-activedescendant', /.+/)
  await expect(spaces.getByRole('treeitem', { name: 'Pointing' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'missing'))).toEqual([])
})

test('Escape closes a dialog at once although a tooltip is open, and none opens after a click', async ({
  page,
  api,
  service,
}) => {
  const { org, space, pages, propose } = await openSpace(api, 'Tips', { One: 'First.' })
  const change = await propose('Two', [rewritePage(pages[0], 'Second.')])
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes`)
  await page.getByRole('button', { name: 'New change request' }).click()
  const dialog = page.getByRole('dialog', { name: 'New change request' })
  // Dialogs load after the screen; wait for the field before pressing a key.
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).hover()
  await expect(page.getByRole('tooltip')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(`${change.screen}/diff/${pages[0]}`)
  await page.getByRole('button', { name: 'Edit subject' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeFocused()
  await page.mouse.move(700, 600)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit subject' })).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('parameters that nobody knows show the usual screen', async ({ page, api, service }) => {
  const { org, space } = await openSpace(api, 'Parameters', { One: 'First.' })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes?tab=drafts`)
  await expect(page.getByText('No open change requests')).toBeVisible()
  await expect(page).toHaveURL(/\/changes$/)
  await page.goto(`/o/${org}/s/${space}/links?status=zzz`)
  await expect(page.getByText(/none broken|No links/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/links$/)
})
