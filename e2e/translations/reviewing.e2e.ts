import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { tabTo } from '../tab-to.ts'
import { openTranslation, welcome } from './translated-space.ts'

test.use({ scene: 'reviewing translations' })

test('a reviewer goes through the units with the keyboard alone', async ({ page, api, service }) => {
  await signIn(page, service)
  const { screen } = await openTranslation(api, 'Manual')
  await page.goto(screen)
  const list = page.getByRole('list', { name: 'Units', exact: true })
  const rows = list.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const field = page.getByRole('textbox', { name: /^Translation of/ })

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(rows.first().getByText('Reviewed')).toBeVisible()

  await test.step('Tags are inserted around the selection, and a lost one is named', async () => {
    await expect(field).toHaveAccessibleName(/Paragraph/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Los')
    await expect(page.getByText(/Missing from the translation: ⟨1⟩/)).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Alt+1')
    await expect(field).toHaveValue('⟨1⟩Los⟨/1⟩')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(/\[/)
  })

  await test.step('The source is copied, and units are stepped through', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await expect(field).toHaveValue('Press ⟨1⟩Go⟨/1⟩ to open ⟨2⟩the docs⟨/2⟩ and type ⟨3/⟩.')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(field).toHaveValue(/\[/)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(field).toHaveValue(/^Press/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  })

  await test.step('Selected units are approved together', async () => {
    const last = rows.filter({ hasText: welcome[2] })
    await tabTo(page, last.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Approve 1 selected' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(last.getByText('Reviewed')).toBeVisible()
  })
})

test('fits a narrow screen', async ({ page, api, service }) => {
  await signIn(page, service)
  const { screen, org } = await openTranslation(api, 'Pocket guide')
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of [
    `/o/${org}/translations`,
    screen,
    `${screen}/runs`,
    `${screen}/files`,
    `${screen}/settings`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await screenFaults(page, 'light'), path).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  await page.goto(screen)
  await page.getByLabel('Page', { exact: true }).selectOption({ index: 2 })
  await expect(page.getByText('A review needs two people.')).toBeVisible()
  await expect(page.getByText(welcome[2])).toHaveCount(0)
})

test('shows both translations when someone else changed the one that is edited', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { screen, org, translation } = await openTranslation(api, 'Shared manual')
  const path = `/orgs/${org}/translations/${translation}/units`
  const { items } = await done<{ items: readonly { id: string; source: string }[] }>(api, 'GET', path)
  const unit = items.find(({ source }) => source === welcome[2])
  await page.goto(`${screen}?unit=${unit?.id}`)
  const field = page.getByRole('textbox', { name: /^Translation of/ })
  await field.fill('Frag uns.')
  await done(api, 'PUT', `${path}/${unit?.id}`, { target: 'Fragt das Team um Hilfe.' })
  await expect(page.getByText('Someone else changed this translation')).toBeVisible()
  await expect(page.getByText('Saved now: Fragt das Team um Hilfe.')).toBeVisible()
  await expect(field).toHaveValue('Frag uns.')
  await expect(page.getByRole('button', { name: 'Approve and next' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await screenFaults(page, 'light')).toEqual([])
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved')).toHaveCount(0)
  const saved = await done<{ target: string }>(api, 'GET', `${path}/${unit?.id}`)
  expect(saved.target).toBe('Frag uns.')
})
