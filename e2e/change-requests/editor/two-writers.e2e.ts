/** Two writers on one page. */
import { done, signIn } from '../../fixtures.ts'
import { rewritePage } from '../../open-change.ts'
import { changing, expect, markdownOf, saved, test, text } from './editor-page.ts'

test('two writers on one page: edits of different places are merged, edits of one place conflict', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Together', {
    Start: 'First paragraph.\n\nSecond paragraph.',
  })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('Second paragraph.')
  const other = await context.newPage()
  await other.goto(`${edit}/${ids[0]}`)
  await text(other).getByText('Second paragraph.').click()
  await other.keyboard.press('End')
  await other.keyboard.type(' Theirs.')
  await saved(other)
  // It arrives without any input here.
  await expect(text(page)).toContainText('Second paragraph. Theirs.')

  await text(page).getByText('First paragraph.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await saved(page)
  await expect(text(other)).toContainText('First paragraph. Mine.')
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'First paragraph. Mine.\n\nSecond paragraph. Theirs.',
  )

  await context.setOffline(true)
  await page.keyboard.type(' Again mine.')
  await expect(page.getByText('Can’t reach the server')).toBeVisible()
  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: ids[0],
        document: { markdown: 'First of another.\n\nSecond paragraph. Theirs.' },
      },
    ],
  })
  await other.close()
  await context.setOffline(false)
  const conflict = text(page).getByRole('region', { name: 'Conflicting edit' })
  await expect(conflict.getByText('First of another.')).toBeVisible()
  await expect(conflict.getByText('First paragraph. Mine.', { exact: true })).toBeVisible()
  // Nothing took the focus: typing goes on in the text.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type(' And on.')
  await expect(text(page)).toContainText('First paragraph. Mine. Again mine. And on.')
  await expect(page.getByRole('status').filter({ hasText: '1 conflict' })).toBeVisible()
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('First of another.')

  // The conflict outlives the window, and other blocks are saved beside it.
  await page.reload()
  await expect(conflict.getByText('First of another.')).toBeVisible()
  await text(page).getByText('Second paragraph. Theirs.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Beside it.')
  await expect
    .poll(() => markdownOf(api, space, change.number, ids[0]))
    .toContain('First of another.\n\nSecond paragraph. Theirs. Beside it.')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toHaveCount(0)
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'First paragraph. Mine. Again mine. And on.\n\nSecond paragraph. Theirs. Beside it.',
  )
})

test('the editor says how far main moved on, and leads to where the change request is updated', async ({
  page,
  api,
  service,
}) => {
  const { edit, ids, propose } = await changing(api, 'Behind', { Start: 'First.', Other: 'Second.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await expect(text(page)).toContainText('First.')
  await expect(page.getByText('on main')).toHaveCount(0)
  for (const [count, words] of [
    ['1 newer revision', 'Second and third.'],
    ['2 newer revisions', 'Second to fourth.'],
  ] as const) {
    const other = await propose(words, [rewritePage(ids[1], words)])
    await done(api, 'POST', `${other.at}/merge`)
    // It arrives without a reload.
    await expect(page.getByRole('link', { name: `${count} on main` })).toBeVisible()
  }
  await page.getByRole('link', { name: '2 newer revisions on main' }).click()
  await expect(page.getByRole('button', { name: 'Update from main' })).toBeVisible()
})

test('a conflict in the text is answered with theirs, or with both', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Both', {
    Start: 'First paragraph.',
    More: 'Second paragraph.',
  })
  await signIn(page, service)
  const conflictOn = async (at: number, mine: string, theirs: string) => {
    await page.goto(`${edit}/${ids[at]}`)
    const begun = mine.split('.')[0] ?? ''
    await text(page).getByText(begun).click()
    await page.keyboard.press('End')
    await context.setOffline(true)
    await page.keyboard.type(mine.slice(begun.length + 1))
    await expect(page.getByText('Can’t reach the server')).toBeVisible()
    await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
      changes: [{ operation: 'update_page', page: ids[at], document: { markdown: theirs } }],
    })
    await context.setOffline(false)
    const conflict = text(page).getByRole('region', { name: 'Conflicting edit' })
    await expect(conflict.getByText(theirs)).toBeVisible()
    return conflict
  }
  const first = await conflictOn(0, 'First paragraph. Mine.', 'First of another.')
  await first.getByRole('button', { name: 'Use theirs' }).click()
  await expect(first).toHaveCount(0)
  await expect(text(page)).toContainText('First of another.')
  await expect(text(page)).not.toContainText('Mine.')

  const second = await conflictOn(1, 'Second paragraph. Mine too.', 'Second of another.')
  await second.getByRole('button', { name: 'Keep both' }).click()
  await expect(second).toHaveCount(0)
  await saved(page)
  const both = await markdownOf(api, space, change.number, ids[1])
  expect(both).toContain('Second paragraph. Mine too.')
  expect(both).toContain('Second of another.')
})

test('two writers in one paragraph: different words are merged, and the caret stays', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit, ids } = await changing(api, 'One paragraph', {
    Start: 'The first words are here, and the last words are there.',
  })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('The first words').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Mine. ')
  const top = (await text(page).boundingBox())?.y
  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: ids[0],
        document: { markdown: 'The first words are here, and the last words of theirs are there. The end.' },
      },
    ],
  })
  await expect(text(page)).toContainText('words of theirs are there. The end.')
  await expect(page.getByRole('status').filter({ hasText: 'changed this page' })).toBeVisible()
  // Their edit does not move the text.
  expect((await text(page).boundingBox())?.y).toBe(top)
  await page.keyboard.type('More of mine. ')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'Mine. More of mine. The first words are here, and the last words of theirs are there. The end.',
  )
  await expect(page.getByRole('region', { name: 'Conflicting edit' })).toHaveCount(0)
})

test('typing and reloading at once shows no edit of anyone else', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Reload', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  for (const words of [' One.', ' Two.', ' Three.']) {
    await page.keyboard.type(words)
    await page.reload()
    await expect(text(page)).toContainText(words)
    await saved(page)
    await expect(page.getByText('changed this page')).toHaveCount(0)
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('End')
  }
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Begin. One. Two. Three.')
})
