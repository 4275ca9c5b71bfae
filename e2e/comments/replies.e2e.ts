import { done, expect, signIn, test } from '../fixtures.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { underDiscussion } from './discussed-change.ts'

test('a long thread shows the last replies, earlier ones on request and new ones at the end', async ({
  page,
  api,
  service,
}) => {
  const { at, say, threads } = await underDiscussion(api, 'Long answers')
  const { id } = await say({ body: { markdown: 'Who has been there?' } })
  const reply = (markdown: string) => done(api, 'POST', `${threads}/${id}/replies`, { body: { markdown } })
  for (let number = 1; number <= 12; number += 1) await reply(`Reply number ${number}.`)
  await signIn(page, service)
  await page.goto(at)
  const thread = page.getByRole('article', { name: /Thread by/ })
  const replies = thread.getByText(/^Reply number/)
  await expect(replies).toHaveText([8, 9, 10, 11, 12].map((number) => `Reply number ${number}.`))
  expect(await faultsOf(page)).toEqual([])
  await reply('Reply number 13.')
  await expect(replies).toHaveCount(6)
  await expect(replies.first()).toHaveText('Reply number 8.')
  await thread.getByRole('button', { name: 'Show 7 earlier replies' }).press('Enter')
  await expect(replies).toHaveCount(13)
  await expect(thread.getByRole('button', { name: 'Hide 7 earlier replies' })).toBeFocused()
})
