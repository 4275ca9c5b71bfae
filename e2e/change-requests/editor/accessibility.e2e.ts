import type { Page } from '@playwright/test'
import { faultsOf, screenFaults } from '../../accessibility-faults.ts'
import { caret, expect, test, text, writing } from './editor-page.ts'

const kinds = `Words with **bold**, *it*, \`code\`, <kbd>Tab</kbd>, a [link](https://example.org) and $$a^2$$ :anchor:

## A heading

* one
  * two

1. first

* [ ] to do
  * [x] done

> A quotation.

${['info', 'success', 'warning', 'danger'].map((style) => `{% hint style="${style}" %}\nSaid as ${style}.\n{% endhint %}`).join('\n\n')}

| Ship | Length |
| --- | --- |
| Fram | |

\`\`\`js
const ships = 2
\`\`\`

{% tabs %}
{% tab title="A" %}
In the tab.
{% endtab %}
{% endtabs %}

{% stepper %}
{% step %}
In the step.
{% endstep %}
{% endstepper %}

{% columns %}
{% column %}
In the column.
{% endcolumn %}
{% endcolumns %}

<details>

<summary>More</summary>

Hidden words.

</details>

{% if visitor.claims.beta == true %}
For some.
{% endif %}

$$
e = mc^2
$$

{% embed url="https://example.org/video" %}

<figure><img src="https://example.org/a.png" alt="A lighthouse"><figcaption>By night</figcaption></figure>

***

שלום עולם, words from right to left.

* פריט ראשון
`

/** Violations in both themes, with the current popups open. */
const faultsInBoth = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // Sequential: one page.
    await page.emulateMedia({ colorScheme })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    found.push(...(await faultsOf(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}

test('every kind of block passes accessibility checks, with its tools and menus', async ({
  page,
  api,
  service,
}) => {
  await writing(page, api, service, 'Kinds', kinds)
  for (const theme of ['light', 'dark'] as const) expect(await screenFaults(page, theme)).toEqual([])
  const menu = page.getByRole('menu')
  const open = async (words: string, press: () => Promise<void>): Promise<void> => {
    await text(page).getByText(words, { exact: true }).click()
    await press()
    await expect(menu).toBeVisible()
    expect(await faultsInBoth(page), words).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  const tool = (name: string) => () => page.getByRole('button', { name, exact: true }).press('Enter')
  await open('Fram', tool('Table'))
  await open('In the tab.', tool('Tab'))
  await open('In the step.', tool('Step'))
  await open('In the column.', tool('Column'))
  await open('A quotation.', () => page.keyboard.press('Control+/'))
  await open('Hidden words.', tool('Block'))
  // Blocks with a toolbar but no menu.
  for (const words of ['Said as warning.', 'const ships = 2', 'For some.', 'Hidden words.']) {
    await text(page).getByText(words, { exact: true }).click()
    await expect(page.getByRole('toolbar', { name: 'This block' }).getByRole('button').first()).toBeVisible()
    expect(await faultsInBoth(page), words).toEqual([])
  }
  await text(page).getByText('A heading').click()
  await caret(page, 'Shift+Home')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  expect(await faultsInBoth(page)).toEqual([])

  // Right-to-left text starts on the right, and so do its list markers.
  const sides = async (words: string) => {
    const line = text(page).getByText(words)
    return line.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [words, all] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return words.left - all.left > all.right - words.right ? 'right' : 'left'
    })
  }
  expect(await sides('שלום עולם')).toBe('right')
  expect(await sides('פריט ראשון')).toBe('right')
  expect(await sides('A quotation.')).toBe('left')
  await expect(text(page).locator('ul', { hasText: 'פריט' })).toHaveCSS('direction', 'rtl')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
