import { done, expect, signIn, test } from '../fixtures.ts'
import { underDiscussion } from './discussed-change.ts'

test('a reply being typed stays in place when someone else resolves the thread', async ({
  page,
  api,
  service,
}) => {
  const { at, change, say, ports, blocks, threads } = await underDiscussion(api, 'Settled meanwhile')
  const { id } = await say({ page: ports, node: blocks[0], body: { markdown: 'Always?' } })
  const settle = (resolved: boolean) => done(api, 'PUT', `${threads}/${id}`, { resolved })
  await signIn(page, service)
  const thread = page.getByRole('article', { name: /Thread by/ })
  const words = thread.getByRole('textbox', { name: 'Reply' })

  for (const place of [`${at}?threads=open`, `${change.screen}/diff/${ports}`]) {
    await page.goto(place)
    await thread.getByRole('button', { name: 'Reply', exact: true }).click()
    await words.pressSequentially('Unless POR')
    await settle(true)
    await expect(thread.getByText('Resolved', { exact: true })).toBeVisible()
    await expect(words).toBeFocused()
    await words.pressSequentially('T is set.')
    await expect(words).toHaveValue('Unless PORT is set.')
    await page.keyboard.press('ControlOrMeta+Enter')
    // Once sent, it moves to the resolved threads.
    await expect(thread).toHaveCount(0)
    await settle(false)
    await expect(thread.getByText('Unless PORT is set.').last()).toBeVisible()
  }
})
