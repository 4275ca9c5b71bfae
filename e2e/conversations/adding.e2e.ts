import { screenFaults } from '../accessibility-faults.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { supportConversations } from './support-conversations.ts'

test.use({ scene: 'adding conversations' })

test('conversations are added as JSON, masked, read, and erased', async ({ page, service }) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/conversations`)
  await page.getByRole('link', { name: 'Add conversations' }).click()

  await test.step('Faulty items are named, the others are previewed', async () => {
    await page.getByRole('radio', { name: /^JSON/ }).check()
    await page
      .getByRole('textbox', { name: 'JSON' })
      .fill(JSON.stringify([...supportConversations(), { id: 'empty', parts: [] }]))
    const problems = page.getByRole('list', { name: 'Problems' })
    await expect(problems.getByText('Item 16')).toBeVisible()
    await expect(problems.getByText(/Add at least one message/)).toBeVisible()
    await page.getByRole('button', { name: 'Show what is masked and found' }).click()
    await expect(page.getByText('email 1').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Issues found' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(service.url).first()).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('All are added and read', async () => {
    await page.getByRole('button', { name: 'Add 15 conversations' }).click()
    await expect(page.getByText('Added 15 conversations')).toBeVisible()
    await page.getByRole('link', { name: 'Go to clusters' }).click()
    await page.getByRole('link', { name: /^Conversations 15/ }).click()
    await expect(page.getByRole('link', { name: 'How do I export invoices as CSV?' })).toBeVisible()
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: 60_000 })
    expect(await screenFaults(page, 'light')).toEqual([])
  })

  await test.step('A conversation shows masked data; the original is a deliberate act', async () => {
    await page.getByRole('link', { name: 'How do I export invoices as CSV?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /export invoices/ })).toBeVisible()
    await expect(page).toHaveURL(/conversations\/export%2F0/)
    await expect(page.getByText('mara@customer.example')).toHaveCount(0)
    await expect(page.getByText('email 1')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page.getByRole('button', { name: 'Show original' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(/audit log records/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Show original' }).click()
    await expect(page.getByText(/mara@customer\.example/)).toBeVisible()
    await page.getByRole('button', { name: 'Hide original' }).click()
    await expect(page.getByText(/mara@customer\.example/)).toHaveCount(0)
    await page.goto(`/o/${org}/settings/audit`)
    await expect(page.getByText(/original/).first()).toBeVisible()
  })

  await test.step('Erasing it removes it from the list', async () => {
    await page.goto(`/o/${org}/conversations/${encodeURIComponent('export/0')}`)
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase conversation' }).click()
    await expect(page.getByRole('link', { name: /^Conversations 14/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'How do I export invoices as CSV?' })).toHaveCount(0)
  })

  await test.step('How long originals are kept is a setting', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.goto(`/o/${org}/conversation-settings`)
    await page.getByLabel('Days that originals are kept').fill('400')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a number of days from 0 to 365.')).toBeVisible()
    await page.getByLabel('Days that originals are kept').fill('0')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page.goto(`/o/${org}/conversations/${encodeURIComponent('export/1')}`)
    await page.getByRole('button', { name: 'Show original' }).hover()
    await expect(page.getByRole('tooltip')).toContainText('no longer kept')
  })
})

test('columns of a table are mapped, and formulas stay text', async ({ page, service }) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/add-conversations`)
  await page.getByRole('radio', { name: /^CSV/ }).check()
  await page
    .getByRole('textbox', { name: 'CSV' })
    .fill('Ticket;Frage\n7;=HYPERLINK("x") How do I invite a colleague?\n8;Where do I change the language?')
  await page.getByLabel('Message', { exact: true }).selectOption({ label: 'Frage' })
  await expect(page.getByLabel('Conversation id')).toHaveValue('0')
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('=HYPERLINK("x") How do I invite')
  await page.getByRole('button', { name: 'Next conversation' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Where do I change the language?')
  expect(await screenFaults(page, 'light')).toEqual([])
  await page.getByRole('button', { name: 'Add 2 conversations' }).click()
  await expect(page.getByText('Added 2 conversations')).toBeVisible()
})
