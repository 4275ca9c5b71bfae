import type { Page } from '@playwright/test'
import { done, expect, signIn, test, type World } from '../../fixtures.ts'
import { ownOrganization } from '../../open-change.ts'
import { faultsOf } from '../../accessibility-faults.ts'

type Api = World['api']

/** A change request that conflicts with main in a block, a deleted page and a position. */
const disagreement = async (api: Api) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Popups of conflicts',
  })
  const at = `/spaces/${space}/change-requests`
  const propose = async (changes: readonly unknown[]) => {
    const made = await done<{ id: string; number: number }>(api, 'POST', at, { subject: 'Care' })
    const { changes: written } = await done<{ changes: { page: { id: string } }[] }>(
      api,
      'POST',
      `${at}/${made.id}/content?compat=false`,
      { changes },
    )
    return { ...made, pages: written.map(({ page }) => page.id) }
  }
  const onMain = async (changes: readonly unknown[]) => {
    const made = await propose(changes)
    await done(api, 'POST', `${at}/${made.id}/merge`)
    return made.pages
  }
  const text = (page: string, markdown: string) => ({
    operation: 'update_page',
    page,
    document: { markdown },
  })
  const [care = '', parts = '', winter = '', shop = ''] = await onMain(
    Object.entries({ Care: 'Oil it.', Parts: 'A foot.', Winter: 'Cold.', Shop: 'Open.' }).map(
      ([title, markdown]) => ({ operation: 'insert_page', title, document: { markdown } }),
    ),
  )
  const change = await propose([
    text(care, 'Oil it often.'),
    text(parts, 'A foot of oak.'),
    { operation: 'move_page', page: winter, into: care },
  ])
  await onMain([
    text(care, 'Oil it once.'),
    { operation: 'move_page', page: winter, into: shop },
    { operation: 'delete_page', page: parts },
  ])
  return { address: `/o/${org}/s/${space}/changes/${change.number}/conflicts` }
}

/** In each theme and at each width there are no accessibility violations and nothing overflows the window. */
const looksRight = async (page: Page, what: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const)
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ]) {
      const look = `${what}, ${colorScheme}, ${size.width} wide`
      // Sequential: one page.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      expect(await faultsOf(page), look).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, look).toBeLessThanOrEqual(0)
    }
}

test('every popup of a conflict is reachable by keyboard, accessible in every theme and width, and returns the focus', async ({
  page,
  api,
  service,
}) => {
  const { address } = await disagreement(api)
  await signIn(page, service)
  await page.goto(address)
  await expect(page.getByText('0 of 3 conflicts resolved.')).toBeVisible()

  // The last option of the first conflict: editing the result.
  await page.keyboard.press('n')
  await page.keyboard.press('5')
  const typed = page.getByRole('textbox', { name: 'Result' })
  await expect(typed).toBeFocused({ timeout: 15_000 })
  await looksRight(page, 'the editor of a result')
  await expect(page.getByRole('button', { name: 'Use this text' })).toBeInViewport()
  await typed.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Twice.')
  await page.getByRole('button', { name: 'Use this text' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 3 conflicts resolved.')).toBeVisible()
  await expect(page.locator('[data-conflict]:focus')).toContainText('Edited result')

  // A page that both sides moved: a third position.
  await page.keyboard.press('u')
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog', { name: 'Choose another location' })).toBeVisible()
  await looksRight(page, 'where a page goes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 3 conflicts resolved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'At the top of the space' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // A page that main deleted: the target of its edit. Escape changes nothing.
  await page.keyboard.press('u')
  await page.keyboard.press('3')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Find a page' })
  await expect(field).toBeFocused()
  await looksRight(page, 'where an edit goes')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('[data-conflict]:focus')).toContainText('Main deleted the page')
  await page.keyboard.press('3')
  await field.fill('sho')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All 3 conflicts resolved.')).toBeVisible()
  await looksRight(page, 'the decisions')
})
