import { secondPerson } from '../second-person.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { underDiscussion } from './discussed-change.ts'

// The inbox shows the activity of all journeys on the same service.
test.use({ scene: 'a change request that is muted' })

test('a muted change request notifies only about mentions until it is unmuted', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, space, change, at, threads } = await underDiscussion(api, 'Foghorn')
  const { id: owner } = await done<{ id: string }>(api, 'GET', '/user')
  const tilda = await secondPerson(browser, service, org, 'Tilda')
  const say = async (markdown: string): Promise<void> => {
    const answer = await tilda.request.post(`/v1${threads}`, {
      data: { body: { markdown } },
      headers: { origin: service.url },
    })
    expect(answer.ok()).toBe(true)
  }
  await signIn(page, service)
  await page.goto(at)
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(page.getByText('You’ll still be notified when someone mentions you.')).toBeVisible()
  const muted = page.getByRole('button', { name: 'Muted', exact: true })
  await expect(muted).toHaveAttribute('aria-pressed', 'true')

  // Opening the discussion marks its notifications as read.
  await page.goto(`/o/${org}/inbox`)
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  // The second one has arrived, so the first one would have too.
  await say('It is too loud.')
  await say(`Is it, [@you](/users/${owner} "mention")?`)
  await expect(page.getByRole('link', { name: /Tilda mentioned you/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Tilda/ })).toHaveCount(1)

  await page.goto(`/o/${org}/s/${space}/changes/${change.number}/discussion`)
  await muted.click()
  await expect(page.getByText('Unmuted')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await page.goto(`/o/${org}/inbox`)
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  await say('Louder, then.')
  await expect(page.getByRole('link', { name: /Tilda commented/ })).toBeVisible()
  await tilda.context().close()
})
