/** Shared helpers of editor journeys: open a page in the editor and read what is saved. */
import type { Locator, Page } from '@playwright/test'
import type { ServiceProcess } from '../../../src/testing/processes/service-process.ts'
import { done, signIn, expect, test, type World } from '../../fixtures.ts'
import { openSpace, ownOrganization } from '../../open-change.ts'

export { expect, test }

interface Node {
  readonly object?: string
  readonly type: string
  readonly key?: string
  readonly nodes?: readonly Node[]
}

/** The page content in the rich text editor. */
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Page text' })

/** The images of the content, without the zero-size separators that ProseMirror inserts for the caret. */
export const pictures = (page: Page): Locator => text(page).locator('img:not(.ProseMirror-separator)')

/** The center of an element on the screen. */
export const gripOf = async (shown: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves the caret and waits like a user, because the browser reports selection changes with a delay. */
export const caret = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key)
  await page.evaluate(
    () => new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(passed))),
  )
}

/** Waits until the editor shows that everything is saved. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

/** A space with these pages on main (title → Markdown), a change request for them, and the URL of its editor. */
export const changing = async (api: World['api'], title: string, pages: Readonly<Record<string, string>>) => {
  const { space, pages: ids, propose } = await openSpace(api, title, pages)
  const change = await propose(`Change ${title}`, [], 'draft')
  return { space, ids, change, propose, edit: `${change.screen}/edit` }
}

/** A page of a change request as Markdown, from the API. */
export const markdownOf = async (
  api: World['api'],
  space: string,
  number: number | string,
  page: string | undefined,
): Promise<string> =>
  (
    await done<{ markdown: string }>(
      api,
      'GET',
      `/spaces/${space}/change-requests/${number}/content/page/${page}?format=markdown`,
    )
  ).markdown

interface Listed {
  readonly title: string
  readonly pages?: readonly Listed[]
}

/** Titles of the pages of a change request; a page with children is a pair of its title and theirs. */
export const titlesOf = async (api: World['api'], space: string, number: number): Promise<unknown[]> => {
  const { pages } = await done<{ pages: Listed[] }>(
    api,
    'GET',
    `/spaces/${space}/change-requests/${number}/content/pages`,
  )
  const named = (all: readonly Listed[]): unknown[] =>
    all.map((one) => ((one.pages ?? []).length === 0 ? one.title : [one.title, named(one.pages ?? [])]))
  return named(pages)
}

/** A change request that adds one page with this content, opened in the editor, with functions to read it. */
export const writing = async (
  page: Page,
  api: World['api'],
  service: ServiceProcess,
  title: string,
  markdown: string,
) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const requests = `/spaces/${space}/change-requests`
  const change = await done<{ id: string; number: number }>(api, 'POST', requests, { subject: title })
  const { changes } = await done<{ changes: { page: { id: string } }[] }>(
    api,
    'POST',
    `${requests}/${change.id}/content?compat=false`,
    { changes: [{ operation: 'insert_page', title: 'Start', document: { markdown } }] },
  )
  const id = changes[0]?.page.id ?? ''
  await signIn(page, service)
  const address = `/o/${org}/s/${space}/changes/${change.number}/edit/${id}`
  await page.goto(address)
  // The editor is loaded on first use.
  await expect(text(page)).toBeVisible({ timeout: 20_000 })
  const at = `${requests}/${change.id}/content/page/${id}`
  return {
    address,
    change: `${requests}/${change.id}`,
    page: id,
    /** Block keys in order; lists have none. */
    keys: async (): Promise<readonly string[]> => {
      const { document } = await done<{ document: Node }>(api, 'GET', `${at}?format=document`)
      const all = (node: Node): readonly (string | undefined)[] => [
        node.key,
        ...(node.nodes ?? []).flatMap((one) => (one.object === 'block' ? all(one) : [])),
      ]
      return (document.nodes ?? []).flatMap(all).filter((key) => key !== undefined)
    },
    /** Types of the saved top-level blocks. */
    types: async (): Promise<readonly string[]> =>
      ((await done<{ document: Node }>(api, 'GET', `${at}?format=document`)).document.nodes ?? []).map(
        ({ type }) => type,
      ),
    /** The page as returned by the API. */
    options: () => done<Record<string, unknown>>(api, 'GET', at),
    /** The saved Markdown without the title. */
    markdown: async (): Promise<string> =>
      (await done<{ markdown: string }>(api, 'GET', `${at}?format=markdown`)).markdown
        .replace(/^# Start\n/u, '')
        .trim(),
    /** Pastes at the caret, as from another application. */
    paste: (
      parts: { readonly [type: string]: string },
      files: readonly { name: string; type: string; base64: string }[] = [],
    ) =>
      text(page).evaluate(
        (element, [given, sent]) => {
          const transfer = new DataTransfer()
          for (const [type, data] of Object.entries(given)) transfer.setData(type, data)
          for (const { name, type, base64 } of sent)
            transfer.items.add(
              new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }),
            )
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
          )
        },
        [parts, files] as const,
      ),
  }
}
