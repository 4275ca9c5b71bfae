import { signIn } from '../../fixtures.ts'
import { caret, changing, expect, markdownOf, saved, test, text } from './editor-page.ts'

const paragraphs = Array.from({ length: 400 }, (_, at) =>
  at % 20 === 0
    ? `## Part ${at / 20}`
    : `Paragraph ${at} tells of the harbour, the ships that lie in it and the people who work there. `.repeat(
        3,
      ),
)

test('a page of 400 blocks is written at its end at once, and every block gets its own height', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Fathoms', { Long: paragraphs.join('\n\n') })
  await signIn(page, service)
  // On a slow computer every jump comes before the heights are known.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 5 })
  await page.goto(`${edit}/${ids[0]}`)
  await text(page)
    .getByText(/^Paragraph 1 /)
    .click()
  await caret(page, 'ControlOrMeta+End')
  await page.keyboard.type('The end.')
  const last = text(page).getByText(/^Paragraph 399/)
  await expect(last).toBeInViewport()
  await expect(last).toContainText('The end.')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toMatch(/work there\. ?The end\.\s*$/)

  // The browser skips no block any more, and what is on the screen has stayed there.
  const skipped = () =>
    text(page).evaluate(
      (editor) =>
        [...editor.children].filter((block) => getComputedStyle(block).contentVisibility !== 'visible')
          .length,
    )
  await expect.poll(skipped).toBe(0)
  await expect(last).toBeInViewport()

  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('Paragraph 399')
  await text(page)
    .getByText(/^Paragraph 1 /)
    .click()
  await caret(page, 'ControlOrMeta+f')
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('Paragraph 377 ')
  await expect(
    text(page)
      .getByText(/^Paragraph 377/)
      .first(),
  ).toBeInViewport()
})
