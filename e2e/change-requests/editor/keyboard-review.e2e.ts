import type { Page } from '@playwright/test'
import { signIn } from '../../fixtures.ts'
import { openSpace } from '../../open-change.ts'
import { secondPerson } from '../../second-person.ts'
import { tabTo } from '../../tab-to.ts'
import { caret, expect, markdownOf, saved, test, text } from './editor-page.ts'

/** Types lines, each ended by Enter. */
const typeLines = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    await page.keyboard.type(line)
    await caret(page, 'Enter')
  }
}
/** Inserts a block by name from the slash menu. */
const insert = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.type(`/${name}`)
  await expect(page.getByRole('option', { name, exact: true, selected: true })).toBeVisible()
  await caret(page, 'Enter')
}

test('a page of every kind is written and sent for review with the keyboard alone', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, space, pages, propose } = await openSpace(api, 'Fleet', {
    Ships: 'All ships.',
    Harbour: 'Where they lie.\n\n## Stores of the harbour\n\nRope.',
  })
  const change = await propose('Write about the fleet')
  await secondPerson(browser, service, org, 'Hedda of the fleet')
  const markdown = () => markdownOf(api, space, change.number, pages[0])
  await signIn(page, service)
  await page.goto(change.screen)
  const start = page.getByRole('link', { name: 'Edit', exact: true })
  await expect(start).toBeVisible()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit/)
  await expect(text(page)).toContainText('All ships.')
  await tabTo(page, text(page))
  await caret(page, 'Control+End')
  await caret(page, 'Enter')

  await typeLines(page, '## The **old** fleet', '- sail', '- steam')
  await caret(page, 'Tab')
  await typeLines(page, 'coal', 'oil', '', '', '- [ ] count them', '', '| Ship | Length |', '| --- | ---: |')
  await typeLines(page, '| Fram | 39 |', '| Gjøa | 21 |', '', '```js', 'const ships = 2')
  await caret(page, 'Backspace')
  await caret(page, 'Escape')
  await typeLines(page, '```sh', 'ls ships')
  await caret(page, 'Backspace')
  await caret(page, 'Escape')
  await typeLines(page, '> [!WARNING] Mind', '- the gap', '- the rope', '', '')
  await insert(page, 'Tabs')
  await page.keyboard.type('In the first tab.')
  await caret(page, 'Control+Enter')
  await insert(page, 'Stepper')
  await page.keyboard.type('Cast off.')
  await caret(page, 'ArrowDown')
  await page.keyboard.type('Set sail.')
  await caret(page, 'Control+Enter')
  await insert(page, 'Expandable')
  await typeLines(page, 'More')
  await page.keyboard.type('Hidden.')
  await caret(page, 'Control+Enter')
  await page.keyboard.type('![A lighthouse](https://example.org/light.png)')
  await typeLines(page, 'So $$a^2$$ it is.')
  await page.keyboard.type('See the stores')
  await caret(page, 'Shift+Home')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Page or URL')).toBeFocused()
  await page.keyboard.type('harb')
  await expect(page.getByRole('option', { name: /^Harbour/, selected: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('option', { name: /Stores of the harbour/ })).toBeVisible()
  await page.keyboard.type('stores')
  await expect(page.getByRole('option', { name: /Stores of the harbour/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link', { name: 'See the stores' })).toBeVisible()

  const expected = [
    /^# Ships\n\nAll ships\.\n\n## The \*\*old\*\* fleet\n\n/,
    /\n\* sail\n\* steam\n {2}\* coal\n {2}\* oil\n/,
    /\n[*-] \[ \] count them\n/,
    /\n\| Ship +\| Length +\|\n\| -+ \| -+: \|\n\| Fram[^\n]*\n\| Gjøa[^\n]*\n\n```js\nconst ships = 2\n```\n\n```sh\nls ships\n```\n/,
    /\{% hint style="warning" %\}\nMind\n\n\* the gap\n\* the rope\n\{% endhint %\}\n/,
    /\{% tab title="First tab" %\}\nIn the first tab\.\n\{% endtab %\}/,
    /\{% step %\}\nCast off\.\n\{% endstep %\}\n+\{% step %\}\nSet sail\.\n\{% endstep %\}/,
    /<summary>More<\/summary>\n\nHidden\.\n\n<\/details>/,
    /alt="A lighthouse"/,
    /\nSo \$\$a\^2\$\$ it is\.\n\n\[See the stores\]\([^)]*harbour[^)]*#stores-of-the-harbour\)\n*$/,
  ]
  for (const part of expected) await expect.poll(markdown).toMatch(part)

  // Undo and redo, then delete everything and undo: the text is the same as before.
  await saved(page)
  const written = await markdown()
  await caret(page, 'ArrowRight')
  for (let steps = 0; steps < 30; steps += 1) await page.keyboard.press('Control+z')
  await expect.poll(markdown).not.toContain('Hidden.')
  for (let steps = 0; steps < 30; steps += 1) await page.keyboard.press('Control+Shift+z')
  await expect.poll(markdown).toBe(written)
  await caret(page, 'Control+a')
  await caret(page, 'Delete')
  await expect.poll(markdown).not.toContain('All ships.')
  await caret(page, 'Control+z')
  await expect.poll(markdown).toBe(written)

  // Hand it over: ask for a review.
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('link', { name: 'View changes' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const ask = page.getByRole('button', { name: 'Request review' })
  await expect(ask).toBeVisible()
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search people and teams' })).toBeFocused()
  await page.keyboard.type('hedda of')
  const hedda = page.getByRole('checkbox', { name: /Hedda of the fleet/ })
  await expect(hedda).toBeVisible()
  await tabTo(page, hedda)
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Request review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hedda of the fleet review requested' })).toBeVisible()
})
