/**
 * The list of operations that are not implemented can only shrink: remove a verb's name from both lists once it exists.
 */
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

/** The foundational operations are implemented and must stay so. */
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
