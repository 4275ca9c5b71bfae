/** How long the editor takes to open, and to show another page, in a warm browser at full speed. */
import type { Page } from '@playwright/test'
import type { asOwner } from '../../processes/owner-client.ts'
import type { Line } from './measurement.ts'
import { timesLine } from './measurement.ts'

/** Milliseconds within which a screen feels immediate. */
const goal = 150
const warmUps = 2
const rounds = 7
const longPage = 'A page of 379 blocks'

/** Milliseconds from a click in the page until the text of the editor contains some words; null if the click has no target. */
const timeUntilText = (page: Page, target: string, name: string, words: string): Promise<number | null> =>
  page.evaluate(
    ([selector, label, expected]) =>
      new Promise<number | null>((done) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => label === '' || element.textContent.includes(label),
        )
        if (found === undefined) return done(null)
        const begun = performance.now()
        const look = (): void => {
          const text = document.querySelector('[role=textbox][aria-label="Page text"]')
          if (text?.textContent.includes(expected) === true) done(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        found.click()
        look()
      }),
    [target, name, words] as const,
  )

const measured = async (page: Page, ...step: readonly [string, string, string]): Promise<number> => {
  const time = await timeUntilText(page, ...step)
  if (time === null) throw new Error(`Nothing to click: ${step.join(' ')}`)
  return time
}

const line = (what: string, times: readonly number[]): Line => timesLine(what, times.slice(warmUps), goal)

/** The long page comes first in the tree, so that its row is on the screen. */
const draftWithLongPage = async (ask: ReturnType<typeof asOwner>, space: string): Promise<number> => {
  const requests = `/spaces/${space}/change-requests`
  const { id, number } = await ask<{ id: string; number: number }>('POST', requests, { subject: 'Edits' })
  const blocks = Array.from({ length: 379 }, (_, at) =>
    at % 10 === 0
      ? `## Heading ${at}`
      : `Paragraph ${at} has **bold** words, \`code\` and a few more of them.`,
  )
  await ask('POST', `${requests}/${id}/content`, {
    changes: [
      {
        operation: 'insert_page',
        title: longPage,
        into: null,
        at: 0,
        document: { markdown: blocks.join('\n\n') },
      },
    ],
  })
  return number
}

/** Opens the editor, switches between short pages, and opens a long one, each several times. */
export const editorLines = async (
  page: Page,
  ask: ReturnType<typeof asOwner>,
  { org, space }: { readonly org: string; readonly space: string },
): Promise<Line[]> => {
  const number = await draftWithLongPage(ask, space)
  const screen = `/o/${org}/s/${space}/changes/${number}`
  const row = '[role=tree][aria-label="Pages"] [role=treeitem]'
  const [opening, switching, long]: [number[], number[], number[]] = [[], [], []]
  await page.goto(`${screen}/edit`)
  await page.getByRole('textbox', { name: 'Page text' }).waitFor()
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await measured(page, row, 'Page 1', 'page 1')
    switching.push(await measured(page, row, 'Page 2', 'page 2'))
    long.push(await measured(page, row, longPage, 'Paragraph 378'))
    await measured(page, row, 'Page 0', 'page 0')
    await page.getByRole('link', { name: 'View changes' }).click()
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
    opening.push(await measured(page, `a[href*="${screen}/edit"]`, '', 'page 0'))
  }
  return [
    line('the editor is opened', opening),
    line('another page is opened in the editor', switching),
    line('a page of 379 blocks is opened in the editor', long),
  ]
}
