import type { Page } from '@playwright/test'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { password, secondPerson } from '../second-person.ts'
import { spaceWithPage } from './space-with-page.ts'

const signInAs = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a site for members: readers sign in to Recto, land where they wanted to, and guests are told why not', async ({
  page,
  service,
  api,
  browser,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Lock keeper rules')
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Lock keeper rules', spaces: [space], visibility: 'visitor-auth' },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  const { urls } = await done<{ urls: { published: string } }>(api, 'GET', `/orgs/${org}/sites/${site.id}`)

  await test.step('The owner reads that visitors cannot sign in, and chooses members as the visitors', async () => {
    await page.goto(`/o/${org}/sites/${site.id}/publish`)
    await expect(page.getByText('Visitors who open the site have no way to sign in yet.')).toBeVisible()
    await page
      .getByRole('list', { name: 'Checklist' })
      .getByRole('link', { name: 'Audience', exact: true })
      .click()
    await page.getByRole('radio', { name: 'Members of the organization' }).check()
    await page.getByRole('button', { name: 'Use “Members of the organization”' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Change visitor sign-in' })
    await expect(dialog).toContainText('Guests cannot sign in')
    await dialog.getByRole('button', { name: 'Change sign-in' }).click()
    await expect(page.getByText('Visitor sign-in changed')).toBeVisible()
    await expect(page.getByText('visitor.claims.teams')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show key' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Sign-in URL' })).toBeHidden()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('Nothing stands in the way of visitors any more', async () => {
    await page.getByRole('link', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Visitors can sign in.')).toBeVisible()
    await page.getByRole('link', { name: 'Audience', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Signed-in visitors' })).toBeVisible()
  })

  await test.step('They read the site without signing in again, and the way there is not in the history', async () => {
    await page.goto(urls.published)
    await expect(page.getByRole('heading', { name: 'Lock keeper rules', level: 1 })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Signed-in visitors' })).toBeVisible()
    expect(page.url()).toContain(`/sites/${site.id}/audience`)
  })

  await test.step('A reader who is signed out signs in first', async () => {
    const reader = await secondPerson(browser, service, org, 'Rut Moen', 'read')
    await reader.context().clearCookies()
    await reader.goto(urls.published)
    await signInAs(reader, 'rut.moen@example.org')
    await expect(reader.getByRole('heading', { name: 'Lock keeper rules', level: 1 })).toBeVisible()
    expect(reader.url()).toContain(urls.published)
    await reader.getByRole('link', { name: 'Sign out' }).click()
    await expect(reader.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await reader.context().close()
  })

  await test.step('A guest is told who can read it', async () => {
    const guest = await secondPerson(browser, service, org, 'Gil Aas', null)
    await guest.goto(urls.published)
    await expect(guest.getByRole('heading', { name: 'You cannot read this site' })).toBeVisible()
    await expect(guest.getByText('gil.aas@example.org')).toBeVisible()
    expect(await faultsOf(guest)).toEqual([])
    await guest.setViewportSize({ width: 360, height: 780 })
    await guest.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await expect(guest.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signInAs(guest, 'rut.moen@example.org')
    await expect(guest.getByRole('heading', { name: 'Lock keeper rules', level: 1 })).toBeVisible()
    expect(guest.url()).toContain(urls.published)
    await guest.context().close()
  })
})
