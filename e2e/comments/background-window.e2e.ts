import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'

test('text typed in a background window is kept, and its author is told about changes', async ({
  page,
  context,
  api,
  service,
}) => {
  const { propose } = await openSpace(api, 'Two windows')
  const change = await propose('Before', [], 'draft')
  const at = `${change.screen}/discussion`
  await signIn(page, service)
  await page.goto(at)

  // The subject, while another user changes it.
  await page.getByRole('button', { name: 'Edit subject' }).click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Half a subj')
  const other = await context.newPage()
  await other.goto(at)
  await expect(other.getByRole('heading', { level: 1, name: 'Before' })).toBeVisible({ timeout: 20_000 })
  await done(api, 'PATCH', change.at, { subject: 'From elsewhere' })
  await expect(other.getByRole('heading', { level: 1, name: 'From elsewhere' })).toBeVisible()
  await page.bringToFront()
  const told = page.getByRole('status').filter({ hasText: 'Someone else changed the subject' })
  await expect(told).toContainText('From elsewhere')
  await expect(subject).toHaveValue('Half a subj')
  await told.getByRole('button', { name: 'Keep my version' }).click()
  await expect(told).toBeHidden()
  await subject.press('End')
  await subject.pressSequentially('ect')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Half a subject' })).toBeVisible()

  // A comment by one user in two windows: each follows the other unless that would lose text.
  const words = (of: typeof page) => of.getByRole('textbox', { name: 'Comment on this change request' })
  await words(page).pressSequentially('One thing')
  await other.reload()
  await expect(words(other)).toHaveValue('One thing')
  await words(other).press('End')
  await words(other).pressSequentially(' and another')
  await expect(words(page)).toHaveValue('One thing and another')
  await other.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(words(page)).toHaveValue('')

  // A comment that its author edits in two windows.
  const listed = await done<{ items: { id: string }[] }>(api, 'GET', `${change.at}/comments`)
  const said = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: 'One thing and another' })
  await said.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editor = page.getByRole('textbox', { name: 'Edit comment' })
  await expect(editor).toHaveValue('One thing and another')
  await editor.fill('Mine')
  await done(api, 'PUT', `${change.at}/comments/${listed.items[0]?.id ?? ''}`, {
    body: { markdown: 'Theirs' },
  })
  const changed = page.getByRole('status').filter({ hasText: 'This comment was edited elsewhere' })
  await expect(changed).toBeVisible()
  await expect(editor).toHaveValue('Mine')
  await changed.getByRole('button', { name: 'Use the current text' }).click()
  await expect(editor).toHaveValue('Theirs')
  await expect(changed).toBeHidden()
  await other.close()
})
