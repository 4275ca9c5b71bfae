import { done, expect, signIn, test, type World } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'
import { secondPerson } from '../second-person.ts'

type Api = World['api']
type Json = Readonly<Record<string, unknown>>

interface Change {
  readonly id: string
  readonly number: number
}

const spaceWith = async (api: Api, title: string) => {
  const org = await ownOrganization(api)
  const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  return { org, space: id }
}
const propose = async (api: Api, space: string, subject: string, changes: readonly Json[]) => {
  const change = await done<Change>(api, 'POST', `/spaces/${space}/change-requests`, { subject })
  const { changes: made } = await done<{ changes: { page: { id: string } }[] }>(
    api,
    'POST',
    `/spaces/${space}/change-requests/${change.id}/content?compat=false`,
    { changes },
  )
  return { ...change, made: made.map(({ page }) => page.id) }
}
const merge = (api: Api, space: string, { id }: Change) =>
  done(api, 'POST', `/spaces/${space}/change-requests/${id}/merge`)

test('a merge previews its effects on readers and updates the preview when main changes', async ({
  page,
  api,
  service,
  browser,
}) => {
  // Two users, one of whom is first created on the command line.
  const { org, space } = await spaceWith(api, 'Impact')
  const { space: other } = await spaceWith(api, 'Links to Impact')
  const first = await propose(api, space, 'First', [
    { operation: 'insert_page', title: 'Set up', document: { markdown: 'Place the wardrobe.' } },
    { operation: 'insert_page', title: 'Care', document: { markdown: 'Oil it.' } },
  ])
  await merge(api, space, first)
  const [setUp = '', care = ''] = first.made
  const linked = await propose(api, other, 'Link', [
    {
      operation: 'insert_page',
      title: 'Start',
      document: {
        document: {
          object: 'document',
          data: { schemaVersion: 1 },
          nodes: [
            {
              object: 'block',
              type: 'paragraph',
              data: {},
              nodes: [
                {
                  object: 'inline',
                  type: 'link',
                  data: { ref: { kind: 'page', page: care, space } },
                  nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'the care', marks: [] }] }],
                },
              ],
            },
          ],
        },
      },
    },
  ])
  await merge(api, other, linked)
  const change = await propose(api, space, 'Tidy up', [
    { operation: 'update_page', page: setUp, slug: 'begin', document: { markdown: 'Place it.' } },
    { operation: 'delete_page', page: care },
  ])
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const sheet = page.getByRole('alertdialog')
  await expect(sheet).toContainText('1 changed page and 1 deleted page')
  await sheet.getByText('2 URLs change.', { exact: false }).click()
  await expect(sheet.getByText('/set-up → /begin')).toBeVisible()
  await sheet.getByText('1 link breaks').click()
  await expect(sheet.getByText('“Start” in Links to Impact → “Care”')).toBeVisible()
  await sheet.getByText('will no longer appear in search', { exact: false }).click()
  await expect(sheet.getByText(/wardrobe/)).toBeVisible()

  // Another user merges while the sheet is open.
  const nora = await secondPerson(browser, service, org, 'Nora')
  const meanwhile = await propose(api, space, 'Meanwhile', [
    { operation: 'insert_page', title: 'News', document: { markdown: 'A wardrobe is news.' } },
  ])
  await nora.goto(`/o/${org}/s/${space}/changes/${meanwhile.number}`)
  await nora.getByRole('button', { name: 'Merge', exact: true }).click()
  await nora.getByRole('alertdialog').getByRole('button', { name: 'Merge 1 page' }).click()
  await expect(nora.getByText(/^Merged by/)).toBeVisible()
  await expect(sheet.getByText(/Main changed .*This preview is up to date\./)).toBeVisible()
  await expect(sheet.getByText(/wardrobe/)).toHaveCount(0)
  await nora.context().close()

  await sheet.getByRole('button', { name: 'Merge 2 pages' }).click()
  await expect(page.getByText(/^Merged by/)).toBeVisible()

  // The revert dialog shows what it would undo.
  await page.getByRole('button', { name: 'Revert' }).click()
  const undo = page.getByRole('alertdialog')
  await expect(undo).toContainText('1 new page and 1 changed page')
  await undo.getByText('1 broken link is fixed').click()
  await expect(undo.getByText('“Start” in Links to Impact → “Care”')).toBeVisible()
  await undo.getByRole('button', { name: 'Create revert' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Revert “Tidy up”/ })).toBeVisible()
})

test('an update previews what it brings in and links to the conflicts if there are any', async ({
  page,
  api,
  service,
}) => {
  const { org, space } = await spaceWith(api, 'Brings')
  const first = await propose(api, space, 'First', [
    { operation: 'insert_page', title: 'Care', document: { markdown: 'Oil it.\n\nDry it.' } },
  ])
  await merge(api, space, first)
  const [care = ''] = first.made
  const change = await propose(api, space, 'Dry', [
    { operation: 'update_page', page: care, document: { markdown: 'Oil it.\n\nDry it slowly.' } },
  ])
  const other = await propose(api, space, 'Oil', [
    { operation: 'update_page', page: care, document: { markdown: 'Oil it well.\n\nDry it.' } },
    { operation: 'insert_page', title: 'News', document: { markdown: 'News.' } },
  ])
  await merge(api, space, other)
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}`)
  const update = page.getByRole('button', { name: 'Update from main' })
  await update.click()
  const sheet = page.getByRole('alertdialog')
  await expect(sheet).toContainText('1 new page and 1 changed page')
  await sheet.getByText('1 conflict is resolved automatically').click()
  await expect(sheet.getByText('Both are kept.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(update).toBeFocused()

  const third = await propose(api, space, 'Dry too', [
    { operation: 'update_page', page: care, document: { markdown: 'Oil it well.\n\nDry it at once.' } },
  ])
  await merge(api, space, third)
  await update.click()
  await expect(sheet).toContainText('1 conflict to resolve')
  await sheet.getByRole('button', { name: 'Resolve conflict' }).click()
  await expect(page).toHaveURL(/\/conflicts$/)
  await expect(page.getByText('0 of 1 conflict resolved.')).toBeVisible()
})

test('copies pages from an archived change request without overwriting conflicting edits', async ({
  page,
  api,
  service,
}) => {
  const { org, space } = await spaceWith(api, 'Harvest')
  const first = await propose(api, space, 'First', [
    { operation: 'insert_page', title: 'Care', document: { markdown: 'Oil it.' } },
    { operation: 'insert_page', title: 'Parts', document: { markdown: 'A foot.' } },
  ])
  await merge(api, space, first)
  const [care = '', parts = ''] = first.made
  const old = await propose(api, space, 'Old one', [
    { operation: 'update_page', page: care, document: { markdown: 'Oil it often.' } },
    { operation: 'update_page', page: parts, document: { markdown: 'A foot of oak.' } },
  ])
  await done(api, 'PATCH', `/spaces/${space}/change-requests/${old.id}`, { status: 'archived' })
  const fresh = await propose(api, space, 'New one', [
    { operation: 'update_page', page: parts, document: { markdown: 'A foot of ash.' } },
  ])
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes/${old.number}`)
  await page.getByRole('button', { name: 'Status: Archived' }).click()
  await page.getByRole('menuitem', { name: 'Copy or move pages' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Target change request')).toHaveValue(fresh.id)
  await dialog.getByRole('checkbox', { name: 'All 2 pages' }).check()
  await dialog.getByRole('button', { name: 'Copy 2 pages' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText('Parts')
  await dialog.getByRole('checkbox', { name: 'Parts' }).uncheck()
  await dialog.getByRole('button', { name: 'Copy 1 page' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/changes/${fresh.number}(/|$)`))
  await page
    .getByRole('link', { name: /^Changes/ })
    .last()
    .click()
  await expect(page.getByRole('treeitem', { name: /Care/ })).toBeVisible()
})

test('an edit made while the merge dialog is open is announced and never merged unseen', async ({
  page,
  context,
  api,
  service,
}) => {
  const { org, space } = await spaceWith(api, 'Edited meanwhile')
  const change = await propose(api, space, 'Say it', [
    { operation: 'insert_page', title: 'Said', document: { markdown: 'As it was looked at.' } },
  ])
  const [said] = change.made
  const at = `/spaces/${space}/change-requests/${change.id}`
  const write = (markdown: string) =>
    done(api, 'POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: said, document: { markdown } }],
    })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes/${change.number}`)
  // Nothing blocks it, so there is nothing to wait for, and it is not merged without confirmation.
  await page.getByRole('button', { name: 'Merge later' }).click()
  const asSoon = page.getByRole('menuitem', { name: /when rules are met/ })
  await expect(asSoon).toHaveAttribute('aria-disabled', 'true')
  await expect(asSoon).toContainText('Nothing prevents this merge')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking.getByRole('button', { name: 'Merge 1 page' })).toBeVisible()
  await write('Edited in between.')
  await expect(asking.getByText('was edited while this dialog was open')).toBeVisible()

  // A change that the screen does not know about yet.
  await context.route('**/events*', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(asking.getByRole('button', { name: 'Merge 1 page' })).toBeVisible()
  await write('Edited unseen.')
  await asking.getByRole('button', { name: 'Merge 1 page' }).click()
  await expect(
    asking.getByText('This change request has changed since you opened it, so nothing was merged.'),
  ).toBeVisible()
  await expect(asking.getByText('was edited while this dialog was open')).toBeVisible()
  await asking.getByRole('button', { name: 'Merge 1 page' }).click()
  await expect(page.getByText(/^Merged by/).first()).toBeVisible()
})
