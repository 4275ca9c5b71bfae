import type { Locator, Page } from '@playwright/test'
import { done, expect, signIn, test } from '../../fixtures.ts'
import { faultsOf } from '../../accessibility-faults.ts'

/** An image of one color: a 24-bit bitmap, which needs no compression. */
const bitmap = (red: number, green: number, blue: number): string => {
  const [width, height] = [64, 48]
  const bytes = Buffer.alloc(54 + width * height * 3)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let at = 54; at < bytes.length; at += 3) bytes.set([blue, green, red], at)
  return bytes.toString('base64')
}

interface Popup {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly shown: (page: Page) => Locator
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

/** All popups of a review. Escape closes each and returns the focus. */
const popups: readonly Popup[] = [
  {
    name: 'the review menu',
    open: (page) => page.getByRole('button', { name: 'Review', exact: true }).click(),
    shown: (page) => page.getByRole('menuitem', { name: /Approve/ }),
  },
  {
    name: 'the review dialog',
    open: (page) => page.keyboard.press('a'),
    shown: (page) => page.getByRole('dialog', { name: /^Review #/ }),
  },
  {
    name: 'the reviewer picker',
    open: (page) => button(page, 'Request review').click(),
    shown: (page) => page.getByRole('searchbox', { name: 'Search people and teams' }),
  },
  {
    name: 'the merge dialog',
    open: (page) => page.getByRole('button', { name: 'Merge', exact: true }).click(),
    shown: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'the schedule menu',
    open: (page) => button(page, 'Merge later').click(),
    shown: (page) => page.getByRole('menuitem', { name: /schedule merge/i }),
  },
  {
    name: 'the block actions',
    // The toolbar of a block appears on focus.
    open: async (page) => {
      await page.keyboard.press('n')
      await button(page, 'Block actions').click()
    },
    shown: (page) => page.getByRole('menu'),
  },
  {
    name: 'the keyboard shortcuts',
    open: (page) => page.keyboard.press('?'),
    shown: (page) => page.getByRole('dialog', { name: /keys|shortcuts/i }),
  },
]

test('every popup of a review is accessible, and Escape closes it', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Popups' })
  const at = `/spaces/${space}/change-requests`
  const propose = async (changes: readonly unknown[]) => {
    const made = await done<{ id: string; number: number }>(api, 'POST', at, { subject: 'Popups' })
    const { changes: written } = await done<{ changes: { page?: { id: string } }[] }>(
      api,
      'POST',
      `${at}/${made.id}/content?compat=false`,
      { changes },
    )
    return { ...made, pages: written.flatMap(({ page: one }) => one?.id ?? []) }
  }
  const first = await propose([
    { operation: 'insert_page', title: 'Start', document: { markdown: 'One.\n\nTwo.' } },
  ])
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const change = await propose([
    { operation: 'update_page', page: first.pages[0], document: { markdown: 'One, and more.\n\nTwo.' } },
  ])
  await done(api, 'PATCH', `${at}/${change.id}`, { status: 'open' })
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`/o/${org}/s/${space}/changes/${change.number}/diff/${first.pages[0]}`)
    await expect(page.getByText('more', { exact: false }).first()).toBeVisible()
    for (const { name, open, shown } of popups) {
      await open(page)
      await expect(shown(page).first(), name).toBeVisible()
      expect([name, theme, await faultsOf(page)]).toEqual([name, theme, []])
      await page.keyboard.press('Escape')
      await expect(shown(page), name).toHaveCount(0)
    }
  }
})

test('a replaced image can be compared by swiping with the keyboard, on a page and as a file', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Pictures' })
  const at = `/spaces/${space}/change-requests`
  const begin = () => done<{ id: string; number: number }>(api, 'POST', at, { subject: 'Pictures' })
  const write = (id: string, changes: readonly unknown[]) =>
    done<{ changes: { page?: { id: string }; files?: { id: string }[] }[] }>(
      api,
      'POST',
      `${at}/${id}/content?compat=false`,
      { changes },
    )
  const picture = (id: string) => ({
    object: 'document',
    data: {},
    nodes: [
      {
        object: 'block',
        type: 'images',
        key: 'shot',
        data: {},
        nodes: [
          {
            object: 'block',
            type: 'image',
            key: 'image',
            isVoid: true,
            data: { ref: { kind: 'file', file: id }, alt: 'A colour' },
          },
        ],
      },
    ],
  })
  const file = (name: string, base64: string) => ({ name, base64, contentType: 'image/bmp' })
  const first = await begin()
  await write(first.id, [
    {
      operation: 'insert_files',
      files: [file('red.bmp', bitmap(200, 60, 40)), file('blue.bmp', bitmap(40, 60, 200))],
    },
  ])
  const { items } = await done<{ items: { id: string; name: string }[] }>(
    api,
    'GET',
    `${at}/${first.id}/content/files`,
  )
  const [red = '', blue = ''] = ['red.bmp', 'blue.bmp'].map(
    (name) => items.find((one) => one.name === name)?.id,
  )
  const made = await write(first.id, [
    { operation: 'insert_page', title: 'Colours', document: { document: picture(red) } },
  ])
  const id = made.changes[0]?.page?.id ?? ''
  await done(api, 'POST', `${at}/${first.id}/merge`)
  const change = await begin()
  await write(change.id, [
    { operation: 'update_page', page: id, document: { document: picture(blue) } },
    { operation: 'update_file', file: red, base64: bitmap(40, 200, 60), contentType: 'image/bmp' },
  ])

  await page.goto(`/o/${org}/s/${space}/changes/${change.number}/diff/${id}`)
  const pair = page.getByRole('article', { name: 'Colours' })
  await expect(pair.getByRole('figure', { name: 'Before' })).toBeVisible()
  const swipe = async (within: Locator): Promise<void> => {
    await within.getByRole('button', { name: 'Swipe' }).focus()
    await page.keyboard.press('Enter')
    const line = within.getByRole('slider', { name: 'New image revealed' })
    await expect(line).toHaveAttribute('aria-valuetext', '50 percent of the new image')
    await line.focus()
    await page.keyboard.press('End')
    await expect(line).toHaveAttribute('aria-valuetext', '100 percent of the new image')
    await page.keyboard.press('ArrowLeft')
    await expect(line).toHaveAttribute('aria-valuetext', '99 percent of the new image')
    expect(await faultsOf(page)).toEqual([])
  }
  await swipe(pair)
  // File contents are compared in the same way.
  await page.getByRole('treeitem', { name: /red\.bmp/ }).click()
  await swipe(page.getByRole('article', { name: 'red.bmp' }))
})
