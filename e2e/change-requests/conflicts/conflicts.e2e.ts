import { done, expect, signIn, test, type World } from '../../fixtures.ts'
import { ownOrganization } from '../../open-change.ts'
import { secondPerson } from '../../second-person.ts'

type Api = World['api']
type Json = Readonly<Record<string, unknown>>

interface Change {
  readonly id: string
  readonly number: number
}

const markdown = (page: string, text: string): Json => ({
  operation: 'update_page',
  page,
  document: { markdown: text },
})

/** A space with pages, and functions that change both sides of a merge. */
const world = async (api: Api, title: string, pages: Readonly<Record<string, string>>) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const propose = async (changes: readonly Json[]) => {
    const change = await done<Change>(api, 'POST', `/spaces/${space}/change-requests`, { subject: title })
    const { changes: made } = await done<{ changes: { page: { id: string } }[] }>(
      api,
      'POST',
      `/spaces/${space}/change-requests/${change.id}/content?compat=false`,
      { changes },
    )
    return { ...change, made: made.map(({ page }) => page.id) }
  }
  const onMain = async (changes: readonly Json[]): Promise<readonly string[]> => {
    const change = await propose(changes)
    await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/merge`)
    return change.made
  }
  const ids = await onMain(
    Object.entries(pages).map(([name, text]) => ({
      operation: 'insert_page',
      title: name,
      document: { markdown: text },
    })),
  )
  const at = ({ number }: Change): string => `/o/${org}/s/${space}/changes/${number}/conflicts`
  return { org, space, ids, propose, onMain, at }
}

test('conflicts are resolved by keyboard alone, with a preview before the update', async ({
  page,
  api,
  service,
}) => {
  const { space, ids, propose, onMain, at } = await world(api, 'Keys of conflicts', {
    Care: 'Oil it.\n\nDry it.\n\nWax it.',
    Parts: 'A foot of oak.',
  })
  const [care = '', parts = ''] = ids
  const change = await propose([
    markdown(care, 'Oil it.\n\nDry it slowly.\n\nWax it twice.'),
    markdown(parts, 'A leg of oak.'),
  ])
  await onMain([
    markdown(care, 'Oil it well.\n\nDry it at once.\n\nWax it.'),
    { operation: 'delete_page', page: parts },
  ])
  await signIn(page, service)
  await page.goto(at(change))

  await expect(page.getByText('0 of 2 conflicts resolved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Main deleted the page/ })).toBeVisible()
  await expect(page.getByText('Both changed the text. The rest was merged automatically.')).toBeVisible()
  await expect(page.getByText(/^Main · .+ago|^Main · .+now/).first()).toBeVisible()

  // `n` goes to the first, `2` takes this change request's version; `u` goes to the next unresolved one, `2` restores the
  // page.
  await page.keyboard.press('n')
  await page.keyboard.press('2')
  await expect(page.getByText('1 of 2 conflicts resolved.')).toBeVisible()
  await page.keyboard.press('u')
  await page.keyboard.press('2')
  await expect(page.getByText('All 2 conflicts resolved.')).toBeVisible()

  await page.getByText('Preview of “Care” after the update').click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Dry it slowly.')).toBeVisible()
  await expect(result.getByText('well', { exact: false }).first()).toBeVisible()
  await page.getByText('1 conflict was resolved automatically').click()
  await expect(page.getByText(/main changed 2 blocks; this change request changed 2 blocks/)).toBeVisible()

  await page.getByRole('button', { name: 'Update from main' }).last().click()
  await expect(page).toHaveURL(/\/diff/)
  const texts = await done<{ markdown: string }>(
    api,
    'GET',
    `/spaces/${space}/change-requests/${change.id}/content/page/${care}?format=markdown`,
  )
  expect(texts.markdown).toContain('Oil it well.\n\nDry it slowly.\n\nWax it twice.')
})

test('answers survive unrelated changes on main, and a changed conflict is shown again', async ({
  page,
  api,
  service,
  browser,
}) => {
  // Two users, one of whom is first created on the command line.
  const { org, ids, propose, onMain, at } = await world(api, 'Main moves', {
    Care: 'Oil it.',
    Parts: 'A foot of oak.',
    Shop: 'Open at nine.',
  })
  const [care = '', parts = '', shop = ''] = ids
  const change = await propose([markdown(care, 'Oil it often.'), markdown(parts, 'A leg of oak.')])
  await onMain([markdown(care, 'Oil it once.'), markdown(parts, 'A hinge of oak.')])
  await signIn(page, service)
  await page.goto(at(change))
  await expect(page.getByText('0 of 2 conflicts resolved.')).toBeVisible()
  const petra = await secondPerson(browser, service, org, 'Petra')
  await petra.goto(at(change))
  // A new browser context loads the whole application.
  await expect(petra.getByText('0 of 2 conflicts resolved.')).toBeVisible({ timeout: 20_000 })

  // Each immediately sees the other's decisions.
  const ofCare = page.getByRole('region', { name: 'Care' })
  await ofCare.getByRole('button', { name: 'Use this change request', exact: true }).click()
  await expect(petra.getByText('1 of 2 conflicts resolved.')).toBeVisible()
  await petra
    .getByRole('region', { name: 'Parts' })
    .getByRole('button', { name: 'Use main', exact: true })
    .click()
  await expect(page.getByText('All 2 conflicts resolved.')).toBeVisible()
  await expect(page.getByText('Resolved by Petra')).toBeVisible()

  // If main changes elsewhere, both decisions stay. If it changes at one of them, that one is open again and
  // shows the previous choice.
  await onMain([markdown(shop, 'Open at ten.')])
  await expect(page.getByText('Main has changed since the last update.')).toBeVisible()
  await expect(page.getByText('All 2 conflicts resolved.')).toBeVisible()
  await onMain([markdown(parts, 'Two hinges of oak.')])
  await expect(page.getByText('1 of 2 conflicts resolved.')).toBeVisible()
  await expect(page.getByText("Petra chose main's version before the conflict changed.")).toBeVisible()
  await expect(page.getByText('Two hinges of oak.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 2 conflicts resolved.')).toBeVisible({ timeout: 20_000 })

  // Deciding on an outdated conflict shows the current one instead.
  const ofParts = page.getByRole('region', { name: 'Parts' })
  await page.route('**/events**', (route) => route.abort())
  await page.route('**/conflicts/*', async (route) => {
    await onMain([markdown(parts, 'Three hinges of oak.')])
    await page.unroute('**/conflicts/*')
    await route.continue()
  })
  await ofParts.getByRole('button', { name: 'Use this change request', exact: true }).click()
  await expect(page.getByText('Your choice was not saved', { exact: false })).toBeVisible()
  await expect(page.getByText('Three hinges of oak.')).toBeVisible()
  await ofParts.getByRole('button', { name: 'Use main', exact: true }).click()
  await expect(page.getByText('All 2 conflicts resolved.')).toBeVisible()
  await petra.context().close()
})

test('a block is edited as rich text, starting from either version', async ({ page, api, service }) => {
  const { space, ids, propose, onMain, at } = await world(api, 'Written anew', { Care: 'Oil it.' })
  const [care = ''] = ids
  const change = await propose([markdown(care, 'Oil it often.')])
  await onMain([markdown(care, 'Oil it once.')])
  await signIn(page, service)
  await page.goto(at(change))
  await page.getByRole('button', { name: 'Edit the result' }).click()
  const typed = page.getByRole('textbox', { name: 'Result' })
  await expect(typed).toHaveText('Oil it often.')
  await expect(typed).toBeFocused()
  await page.getByRole('button', { name: 'Start from main' }).click()
  await expect(typed).toHaveText('Oil it once.')

  // An empty result is rejected; several blocks are accepted.
  await typed.press('ControlOrMeta+A')
  await typed.press('Delete')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Enter some text/)
  await typed.click()
  await page.keyboard.type('Oil it **well**')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Twice a year.')
  await expect(typed.locator('strong')).toHaveText('well')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('Conflict resolved.')).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: 'Edited result' })).toContainText('Twice a year.')
  // It is still there after a reload and can be continued.
  await page.reload()
  await page.getByRole('button', { name: 'Edit the result' }).click()
  await expect(typed).toContainText('Twice a year.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Update from main' }).last().click()
  await expect(page).toHaveURL(/\/diff/)
  const text = `/spaces/${space}/change-requests/${change.id}/content/page/${care}?format=markdown`
  expect((await done<{ markdown: string }>(api, 'GET', text)).markdown).toContain(
    'Oil it **well**\n\nTwice a year.',
  )
})

test('an edit follows its block to another page, and moves from a deleted page to another one', async ({
  page,
  api,
  service,
}) => {
  const { space, ids, propose, onMain, at } = await world(api, 'Edits that move', {
    Care: 'Oil it.\n\nDry it.',
    Parts: 'A foot of oak.',
    Shop: 'Open at nine.',
  })
  const [care = '', parts = '', shop = ''] = ids
  const documentOf = async (id: string): Promise<{ nodes: { key: string }[] }> =>
    (
      await done<{ document: { nodes: { key: string }[] } }>(
        api,
        'GET',
        `/spaces/${space}/content/page/${id}?format=document`,
      )
    ).document
  const [ofCare, ofShop] = [await documentOf(care), await documentOf(shop)]
  const change = await propose([
    markdown(care, 'Oil it.\n\nDry it slowly.'),
    markdown(parts, 'A foot of oak, and a hinge.'),
  ])
  // Main moves the second block of "Care" to "Shop", as by cut and paste, and deletes "Parts".
  const rewritten = (id: string, document: unknown): Json => ({
    operation: 'update_page',
    page: id,
    document: { document },
  })
  await onMain([
    rewritten(care, { ...ofCare, nodes: ofCare.nodes.slice(0, 1) }),
    rewritten(shop, { ...ofShop, nodes: [...ofShop.nodes, ...ofCare.nodes.slice(1)] }),
    { operation: 'delete_page', page: parts },
  ])
  await signIn(page, service)
  await page.goto(at(change))
  await expect(page.getByText('0 of 2 conflicts resolved.')).toBeVisible()
  const block = page.getByRole('region', {
    name: 'This change request edited a block that main moved to “Shop”.',
  })
  await block.getByRole('button', { name: 'Move the edit to “Shop”, where main moved the block' }).click()
  await expect(page.getByText('1 of 2 conflicts resolved.')).toBeVisible()

  // By keyboard: next unresolved, its third option, a title, Enter.
  await page.keyboard.press('u')
  await page.keyboard.press('3')
  await page.getByRole('textbox', { name: 'Find a page' }).fill('car')
  await expect(
    page.getByRole('list', { name: 'Pages on main' }).getByRole('button', { name: 'Care' }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('All 2 conflicts resolved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Moved to “Care”' })).toHaveAttribute('aria-pressed', 'true')
  // The pages that receive the edits are rendered as merged, including those without conflicts.
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByText('Preview of “Shop” after the update').click()
  await expect(result.getByText('Dry it slowly.')).toBeVisible()
  await result.getByText('Preview of “Care” after the update').click()
  await expect(result.getByText('A foot of oak, and a hinge.')).toBeVisible()
  await page.getByRole('button', { name: 'Update from main' }).last().click()
  await expect(page).toHaveURL(/\/diff/)
  const markdownOf = async (id: string): Promise<string> =>
    (
      await done<{ markdown: string }>(
        api,
        'GET',
        `/spaces/${space}/change-requests/${change.id}/content/page/${id}?format=markdown`,
      )
    ).markdown
  expect(await markdownOf(shop)).toContain('Open at nine.\n\nDry it slowly.')
  expect(await markdownOf(care)).toContain('Oil it.\n\nA foot of oak, and a hinge.')
})
