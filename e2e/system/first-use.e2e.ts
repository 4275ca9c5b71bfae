import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { chooseFolder, setUp, test } from './new-installation.ts'

const handbook: Readonly<Record<string, string>> = {
  'README.md': '# Welcome\n\nBegin with [setting up](set-up.md).\n',
  'SUMMARY.md': '# Summary\n\n* [Welcome](README.md)\n* [Set up](set-up.md)\n* [Use](use.md)\n',
  'set-up.md': '# Set up\n\nPress the green button.\n\nWait for a minute.\n',
  'use.md': '# Use\n\nTurn the wheel.\n',
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Creates a change request from the current page and replaces the line `line` with `words`. */
const rewrite = async (page: Page, line: string, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/changes\/\d+\/edit\//)
  await text(page).getByText(line).click({ clickCount: 3 })
  await page.keyboard.type(words)
  await saved(page)
}

const merge = async (page: Page, { despite = false } = {}): Promise<void> => {
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const sheet = page.getByRole('alertdialog')
  if (despite) await sheet.getByLabel('Merge despite this objection').check()
  await sheet.getByRole('button', { name: /^Merge/ }).click()
  await expect(page.getByText(/^Merged by/)).toBeVisible()
}

test('a new user sets up, imports a folder, edits, comments, updates, resolves a conflict, merges and reverts', async ({
  page,
  fresh,
}, info) => {
  await setUp(page, fresh)

  // The documentation is imported and read.
  await chooseFolder(page, info, 'handbook', handbook)
  await page.getByRole('button', { name: 'Import as new space' }).click()
  await page.getByRole('link', { name: 'Open space' }).click({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await page.getByRole('treeitem', { name: 'Set up' }).click()
  await expect(heading(page, 'Set up')).toBeVisible()
  const reader = page.url()

  // A change is proposed, its diff viewed, and discussed.
  await rewrite(page, 'Press the green button.', 'Press the red button.')
  await page.getByRole('link', { name: 'View changes' }).click()
  const difference = page.getByRole('article', { name: 'Set up' })
  await expect(difference.getByText('red', { exact: true })).toBeVisible()
  const proposed = page.url().replace(/\/diff.*$/, '')
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  const comment = page.getByRole('textbox', { name: 'Comment on this block' })
  await comment.fill('Was it not *blue*?')
  await comment.press('Control+Enter')
  await expect(difference.getByRole('article', { name: /Thread by Mara Oduya/ })).toContainText(
    'Was it not blue?',
  )

  // Meanwhile another change to the same line is merged.
  await page.goto(reader)
  await rewrite(page, 'Press the green button.', 'Push the green button.')
  await page.getByRole('link', { name: 'View changes' }).click()
  await merge(page)

  // The first one is outdated, has a conflict, and is resolved.
  await page.goto(proposed)
  await expect(page.getByText('Updating brings in 1 changed page.')).toBeVisible()
  await page.getByRole('link', { name: 'Resolve 1 conflict' }).click()
  for (const side of ['Press the green button.', 'Push the green button.', 'Press the red button.'])
    await expect(page.getByText(side)).toBeVisible()
  await page.getByRole('button', { name: 'Edit the result' }).click()
  await page.getByRole('textbox', { name: 'Result' }).fill('Push the red button.')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await page.getByRole('button', { name: 'Update from main' }).last().click()
  await expect(page.getByText('Main has changed since the last update.')).toHaveCount(0)

  // It is merged although the question is open, read, and reverted.
  await merge(page, { despite: true })
  await page.goto(reader)
  await expect(page.getByText('Push the red button.')).toBeVisible()
  await page.goto(proposed)
  await page.getByRole('button', { name: 'Revert' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create revert' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${new URL(proposed).pathname}(/|$)`))
  await merge(page)
  await page.goto(reader)
  await expect(page.getByText('Push the green button.')).toBeVisible()
})
