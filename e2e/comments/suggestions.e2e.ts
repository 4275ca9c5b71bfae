import { done, expect, signIn, test } from '../fixtures.ts'
import { underDiscussion } from './discussed-change.ts'

test('of two overlapping suggestions one is accepted with the rest, and the other stays open', async ({
  page,
  api,
  service,
}) => {
  const { at, change, ports, blocks } = await underDiscussion(api, 'Two wordings')
  const suggest = (node: string | undefined, markdown: string) =>
    done(api, 'POST', `${change.at}/suggestions`, { page: ports, node, replacement: { markdown } })
  await suggest(blocks[0], 'It listens on port 4000 when nobody says otherwise.')
  await suggest(blocks[0], 'It listens on port 4000 when nothing at all is said.')
  await suggest(blocks[1], 'This is the end.')
  await signIn(page, service)
  await page.goto(at)
  await page.getByRole('button', { name: 'Accept 3 suggestions' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Accept 3 suggestions' }).click()
  await expect(asking.getByRole('status')).toContainText('1 suggestion overlaps with another one')
  await asking.getByRole('button', { name: 'Accept 2 suggestions' }).click()
  await expect(asking).toHaveCount(0)
  const left = page.getByRole('region', { name: /Suggestion by/ })
  await expect(left).toHaveCount(1)
  await expect(left.getByText('Conflicts with later changes')).toBeVisible()
})
