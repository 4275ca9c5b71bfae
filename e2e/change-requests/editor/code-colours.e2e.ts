/** The colors of code in the editor. */
import type { Page } from '@playwright/test'
import { screenFaults } from '../../accessibility-faults.ts'
import { signIn } from '../../fixtures.ts'
import { changing, expect, markdownOf, saved, test, text } from './editor-page.ts'

/** The color of the first place where the text of the page says this. */
const colourOf = (page: Page, words: string): Promise<string> =>
  text(page).evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let at = walker.nextNode(); at !== null; at = walker.nextNode())
      if (at.textContent?.includes(wanted) === true && at.parentElement !== null)
        return getComputedStyle(at.parentElement).color
    return 'not there'
  }, words)

test('code is colored, also what is typed into it, and its text stays what was typed', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Colors', {
    One: '```js\nreturn total\n```\n\nAfter it.',
  })
  await signIn(page, service)
  await page.goto(edit)
  await expect
    .poll(async () => (await colourOf(page, 'return')) !== (await colourOf(page, 'total')))
    .toBe(true)
  await text(page).getByText('total').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type("const name = 'Ada'")
  await expect.poll(async () => colourOf(page, 'const')).toBe(await colourOf(page, 'return'))
  expect(await colourOf(page, "'Ada'")).not.toBe(await colourOf(page, 'total'))
  expect(await screenFaults(page, 'light')).toEqual([])
  expect(await screenFaults(page, 'dark')).toEqual([])
  // Coloring is no step to undo.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page)).not.toContainText('Ada')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text(page)).toContainText('Ada')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain("return total\nconst name = 'Ada'\n")
})
