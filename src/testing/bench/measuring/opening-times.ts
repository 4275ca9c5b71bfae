/** How long a page, and the editor, of a large space take from the address to their text, at full speed. */
import type { BrowserContext } from '@playwright/test'
import type { Ask } from '../../processes/owner-client.ts'
import type { Line } from './measurement.ts'
import { timesLine } from './measurement.ts'

/** Milliseconds from the request of the document. */
const goal = 1000
const warmUps = 1
const rounds = 5

/** Milliseconds until `selector` contains `words`, each time in a new tab, with what the browser has cached. */
const timesUntilText = async (
  context: BrowserContext,
  path: string,
  [selector, words]: readonly [selector: string, words: string],
): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const page = await context.newPage()
    await page.addInitScript(
      ([within, expected]) => {
        const look = (): void => {
          if (document.querySelector(within)?.textContent.includes(expected) === true)
            Object.assign(window, { shownAt: performance.now() })
          else requestAnimationFrame(look)
        }
        look()
      },
      [selector, words] as const,
    )
    await page.goto(path)
    const shown = await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt)
    times.push((await shown.jsonValue()) ?? Number.NaN)
    await page.close()
  }
  return times.slice(warmUps)
}

/** `space` has `count` pages; the text of page N contains "page N". */
export const openingLines = async (
  context: BrowserContext,
  ask: Ask,
  { org, space, count }: { readonly org: string; readonly space: string; readonly count: number },
): Promise<Line[]> => {
  const { number } = await ask<{ number: number }>('POST', `/spaces/${space}/change-requests`, {
    subject: 'Edits',
  })
  const { pages } = await ask<{ pages: { id: string }[] }>('GET', `/spaces/${space}/content/pages`)
  const at = Math.floor(count / 2)
  const words = `page ${at} says`
  const page = pages[at]?.id ?? ''
  const screen = `/o/${org}/s/${space}`
  return [
    timesLine(
      `a page of ${count} is opened by its address`,
      await timesUntilText(context, `${screen}/p/${page}`, ['main', words]),
      goal,
    ),
    timesLine(
      'the editor is opened there by its address',
      await timesUntilText(context, `${screen}/changes/${number}/edit/${page}`, [
        '[role=textbox][aria-label="Page text"]',
        words,
      ]),
      goal,
    ),
  ]
}
