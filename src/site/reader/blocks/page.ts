/** What the page says to the script of its blocks. */
import type { IntegrationPage } from '../../page-view.ts'

const { integrations, words, base = '' } = document.body.dataset

export const { endpoint, page } = JSON.parse(integrations ?? '{}') as IntegrationPage

/** The path of the site, without a slash at the end. */
export const sitePath = base

const labels = JSON.parse(words ?? '{}') as Readonly<Record<string, string>>

export const label = (
  name: 'blockFailed' | 'blockLoading' | 'choicesFailed' | 'retry' | 'cancel' | 'close',
): string => labels[name] ?? ''
