import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, test, type World } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

test.use({ scene: 'reading a site' })

const welcome = `Read this before you go aboard.

{% hint style="warning" %}
Mind the \`gap\`, and see [the log](https://example.org/log).
{% endhint %}

## Rig the boat

{% tabs %}
{% tab title="Sloop" %}
Hoist the jib first.
{% endtab %}

{% tab title="Ketch" %}
Hoist the mizzen first.
{% endtab %}
{% endtabs %}

\`\`\`js
const knots = 12 // a fair wind
\`\`\`

## Leave the harbour

| Signal | Meaning |
| ------ | ------- |
| One    | Port    |

* [x] Charts
* [ ] Tea

<details>

<summary>When it blows</summary>

Reef early.

</details>
`

interface Made {
  readonly id: string
}

const spaceOf = async (
  api: World['api'],
  org: string,
  title: string,
  pages: readonly { readonly title: string; readonly markdown: string }[],
): Promise<string> => {
  const space = await done<Made>(api, 'POST', `/orgs/${org}/spaces`, { title, editMode: 'live' })
  await done(api, 'POST', `/spaces/${space.id}/content`, {
    changes: pages.map((page) => ({
      operation: 'insert_page',
      title: page.title,
      document: { markdown: page.markdown },
    })),
  })
  return space.id
}

test('reads a site with mouse and keyboard, with and without JavaScript', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await ownOrganization(api)
  const manual = await spaceOf(api, org, 'Sailing manual', [
    { title: 'Welcome aboard', markdown: welcome },
    {
      title: 'Knots',
      markdown: '## Bowline\n\nThe rabbit comes out of the hole.\n\n## Cleat hitch\n\nOnce round.',
    },
  ])
  const log = await spaceOf(api, org, 'Ship log', [{ title: 'First voyage', markdown: 'We left at dawn.' }])
  const site = await done<Made & { basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Harbour school',
    spaces: [manual],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  await done(api, 'POST', `${at}/sections`, { spaceId: log, title: 'The log' })
  await done(api, 'POST', `${at}/publish`)
  const address = `${service.sitesUrl}/${site.basename}`

  await test.step('The page has tabs, code and an outline, and no accessibility faults in either theme', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome aboard' })).toBeVisible()
    await expect(page.getByText('Hoist the jib first.')).toBeVisible()
    await expect(page.getByText('Hoist the mizzen first.')).toBeHidden()
    await page.getByRole('tab', { name: 'Sloop' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Hoist the mizzen first.')).toBeVisible()
    await expect(page.getByText('Reef early.')).toBeHidden()
    await page.getByText('When it blows').click()
    await expect(page.getByText('Reef early.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
      'Rig the boat',
      'Leave the harbour',
    ])
    await expect(page.locator('pre .c-keyword').first()).toHaveText(/const/)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Toggle theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('Links lead to the next page, to another section and back', async () => {
    await page.getByRole('link', { name: 'Next Knots' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Knots' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Knots' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'The log' }).click()
    await expect(page.getByText('We left at dawn.')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Harbour school' })
      .click()
    await expect(page).toHaveURL(address)
  })

  await test.step('Search works with the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rabbit')
    const option = page.getByRole('option', { name: /Knots/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option.locator('mark')).toHaveText('rabbit')
    // The focus stays in the search while it is open, and returns afterwards.
    const field = page.getByRole('combobox', { name: 'Search the documentation' })
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${address}/knots#bowline`)
    await expect(field).toBeHidden()
    // What is found in a folded part or in another tab is shown.
    for (const [typed, found] of [
      ['reef', 'Reef early.'],
      ['mizzen', 'Hoist the mizzen first.'],
    ] as const) {
      await page.goto(`${address}/knots`)
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      await expect(page.getByRole('option', { name: /Welcome aboard/ })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('Enter')
      await expect(page.getByText(found)).toBeInViewport()
    }
    await page.goto(`${address}/knots`)
    // It opens by click too, and a click outside closes it.
    await page.getByRole('searchbox', { name: 'Search the documentation' }).click()
    await expect(field).toBeFocused()
    await page.mouse.click(5, 700)
    await expect(field).toBeHidden()
    await page.goto(`${address}/no-knots-here`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('The page fits a phone, and the navigation opens over it', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Knots' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Knots' })).toBeVisible()
  })

  await test.step('The site works without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(address)
    await expect(reader.getByText('Hoist the jib first.')).toBeVisible()
    await expect(reader.getByText('Hoist the mizzen first.')).toBeVisible()
    await reader.getByRole('searchbox').fill('rabbit')
    await reader.keyboard.press('Enter')
    await reader.getByRole('link', { name: 'Knots' }).last().click()
    await expect(reader.getByText('The rabbit comes out of the hole.')).toBeVisible()
    await plain.close()
  })

  await test.step('With share links, only readers with a link can open the site', async () => {
    await done(api, 'PATCH', at, { visibility: 'share-link' })
    const shared = await done<{ urls: { published: string } }>(api, 'POST', `${at}/share-links`, {
      name: 'Crew',
    })
    await page.goto(`${address}/knots`)
    await expect(page.getByRole('heading', { name: 'You need a link to read this site' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto(shared.urls.published)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome aboard' })).toBeVisible()
    await page.getByRole('link', { name: 'Next Knots' }).click()
    await expect(page.getByText('The rabbit comes out of the hole.')).toBeVisible()
    await done(api, 'POST', `${at}/unpublish`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'There is no site at this address' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
})
