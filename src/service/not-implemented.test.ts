/** The list of what is not built can only shrink: take a name out of both lists when its verb is there. */
import { expect, it } from 'vitest'
import { operations } from '../contract/operations.ts'
import { notBuilt } from './not-implemented.ts'

const stillToBuild = `
      listIntegrations getIntegration publishIntegration unpublishIntegration listInstallations
  installIntegration listIntegrationEvents getIntegrationEvent listSpaceInstallations listSiteInstallations
  developIntegration listApiSpecs createApiSpec getApiSpec replaceApiSpec updateApiSpec deleteApiSpec
  listApiSpecVersions getLatestApiSpecVersion getLatestApiSpecContent getApiSpecVersion getApiSpecContent
  listTranslations createTranslation getTranslation updateTranslation deleteTranslation runTranslation
  listIssuesClusters listConversations ingestConversations listConversationIssues getConversationIssue
  getConversation
`
  .trim()
  .split(/\s+/)

it('holds what this list holds, and nothing else', () => {
  expect(notBuilt.toSorted()).toEqual(stillToBuild.toSorted())
})

it('holds operations of the contract, each once', () => {
  expect(new Set(notBuilt).size).toBe(notBuilt.length)
  expect(notBuilt.filter((id) => !(id in operations))).toEqual([])
})

/** What the ground promised stands, and does not go back to being a promise. */
it('holds no operation of the ground', () => {
  const ground = [
    'createSession',
    'getUser',
    'listTokens',
    'listOrganizations',
    'getOrganization',
    'createSpace',
    'getSpace',
    'moveSpace',
    'listCollections',
    'getSpaceContent',
    'streamEvents',
  ]
  expect(notBuilt.filter((id) => ground.includes(id))).toEqual([])
})
