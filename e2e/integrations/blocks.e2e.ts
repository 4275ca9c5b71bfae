import type { Locator, Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { expect, saved, test, text, writing } from '../change-requests/editor/editor-page.ts'
import { done, type World } from '../fixtures.ts'
import { enableTally } from './tally-integration.ts'

test.use({ scene: 'blocks of integrations' })

const blockOf = (page: Page): Locator => text(page).locator('[data-block=integration]')

/** Integration blocks of the saved page, by their data. */
const savedBlocks = async (api: World['api'], change: string, page: string): Promise<unknown[]> => {
  const { document } = await done<{ document: { nodes: { type: string; data: unknown }[] } }>(
    api,
    'GET',
    `${change}/content/page/${page}?format=document`,
  )
  return document.nodes.filter(({ type }) => type === 'integration').map(({ data }) => data)
}

const insertFromMenu = async (page: Page, typed: string, name: string): Promise<void> => {
  await page.keyboard.type(`/${typed}`)
  await page.getByRole('option', { name }).click()
}

test('a block of an integration is inserted, used, undone and read', async ({ page, api, service }) => {
  await enableTally(api)
  const { change, page: id, address } = await writing(page, api, service, 'Counting', 'Begin.')
  const data = (): Promise<unknown[]> => savedBlocks(api, change, id)

  await test.step('The menu finds it by its title, with what it is for', async () => {
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/tally')
    await expect(page.getByRole('option')).toHaveCount(3)
    await expect(page.getByRole('option', { name: 'Tally counter Counts clicks' })).toBeVisible()
    await page.getByRole('option', { name: 'Tally counter' }).click()
    await expect(blockOf(page)).toContainText('Counted to 0')
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Its action writes its props, and undo takes them back', async () => {
    await blockOf(page).getByRole('button', { name: 'Add one' }).click()
    await expect(blockOf(page)).toContainText('Counted to 1')
    await blockOf(page).getByRole('button', { name: 'Add one' }).click()
    await expect(blockOf(page)).toContainText('Counted to 2')
    await saved(page)
    await expect.poll(data).toEqual([{ integration: 'tally', block: 'counter', props: { count: 2 } }])
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('Control+z')
    await expect(blockOf(page)).toContainText('Counted to 1')
    await page.keyboard.press('Control+Shift+z')
    await expect(blockOf(page)).toContainText('Counted to 2')
  })

  await test.step('Its menu asks before it resets the counter', async () => {
    await blockOf(page).getByRole('button', { name: 'Block options' }).click()
    await page.getByRole('menuitem', { name: 'Reset' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
    await expect(blockOf(page)).toContainText('Counted to 0')
  })

  await test.step('A reload keeps it', async () => {
    await saved(page)
    await page.goto(address)
    await expect(blockOf(page)).toContainText('Counted to 0')
    await expect(blockOf(page)).toContainText('Edited')
  })

  await test.step('It is selected, deleted and copied like other blocks', async () => {
    await blockOf(page).getByText('Counted to 0').click()
    await expect(blockOf(page)).toHaveClass(/ProseMirror-selectednode/)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Delete')
    await expect(blockOf(page)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(blockOf(page)).toContainText('Counted to 0')
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+v')
    await expect(blockOf(page)).toHaveCount(2)
    await blockOf(page).first().getByRole('button', { name: 'Add one' }).click()
    await expect(blockOf(page)).toContainText(['Counted to 1', 'Counted to 0'])
    await blockOf(page).first().getByText('Counted to 1').click()
    await page.keyboard.press('Delete')
    await expect(blockOf(page)).toHaveCount(1)
    await saved(page)
  })

  await test.step('The difference and the merged page show it', async () => {
    await page.goto(address.replace(/\/edit.*$/, '/diff'))
    await expect(page.getByText('Counted to 0')).toBeVisible()
    await done(api, 'PATCH', change, { status: 'open' })
    await done(api, 'POST', `${change}/merge`)
    await page.goto(address.replace(/\/changes.*$/, `/p/${id}`))
    await expect(page.getByText('Counted to 0')).toBeVisible()
    await expect(page.getByText('Read only', { exact: true })).toBeVisible()
  })

  await test.step('Where it is no longer installed it names itself', async () => {
    const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/integrations/tally/installations')
    await done(api, 'DELETE', `/integrations/tally/installations/${items[0]?.id}`)
    await page.reload()
    await expect(page.getByText(/Block counter of the integration tally/)).toBeVisible()
  })
})

test('a form keeps what is typed, and its modal returns an answer', async ({ page, api, service }) => {
  await enableTally(api)
  const { change, page: id } = await writing(page, api, service, 'Asking', '')
  await text(page).click()
  await insertFromMenu(page, 'survey', 'Tally survey')
  const block = blockOf(page)
  await block.getByLabel('Your name').fill('Grace')
  await expect(block.getByRole('switch', { name: 'Notify me' })).toBeChecked()
  await block.getByRole('switch', { name: 'Notify me' }).click()
  await block.getByRole('button', { name: 'Answer' }).click()
  const modal = page.getByRole('dialog', { name: 'Answer of Grace' })
  await modal.getByLabel('Your answer').selectOption('Yes')
  expect(await screenFaults(page, 'light')).toEqual([])
  await modal.getByRole('button', { name: 'Send' }).click()
  await expect(modal).toBeHidden()
  await expect(block).toContainText('Answered: yes')
  await expect(block.getByLabel('Your name')).toHaveValue('Grace')
  await expect(block.getByRole('switch', { name: 'Notify me' })).not.toBeChecked()
  await saved(page)
  await expect
    .poll(() => savedBlocks(api, change, id))
    .toEqual([{ integration: 'tally', block: 'survey', props: { answer: 'yes' } }])

  // The backdrop, Escape and the close button return nothing: the answer stays.
  await block.getByRole('button', { name: 'Answer' }).click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test('a pasted URL becomes a block, and a link again where it cannot', async ({ page, api, service }) => {
  await enableTally(api)
  const { change, page: id, paste } = await writing(page, api, service, 'Pasting', '')
  const url = 'https://tally.example.org/boards/alpha'
  await text(page).click()
  await paste({ 'text/plain': url })
  await expect(blockOf(page)).toContainText('Board alpha')
  await saved(page)
  await expect
    .poll(() => savedBlocks(api, change, id))
    .toEqual([{ integration: 'tally', block: 'board', props: { title: 'Board alpha' }, url }])
  await page.keyboard.press('Control+z')
  await expect(text(page).getByRole('link', { name: url })).toBeVisible()
  await expect(blockOf(page)).toHaveCount(0)

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste({ 'text/plain': 'https://tally.example.org/boards/7' })
  await expect(text(page).getByRole('link', { name: 'https://tally.example.org/boards/7' })).toBeVisible()
  await expect(blockOf(page)).toHaveCount(0)
})
