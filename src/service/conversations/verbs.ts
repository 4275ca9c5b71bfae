/** The verbs of conversations. */
import type { Verb } from '../http/verb.ts'
import { mergeIssuesCluster, splitIssuesCluster } from './actions/move-issues.ts'
import { listClusterActions, undoClusterAction } from './actions/undo-action.ts'
import { updateIssuesCluster } from './actions/update-cluster.ts'
import { clusterConversationIssues } from './clustering/cluster-all-issues.ts'
import { getIssuesCluster, listIssuesClusters } from './clusters/list-clusters.ts'
import {
  ingestConversations,
  loadSampleConversations,
  removeSampleConversations,
} from './ingest/ingest-conversations.ts'
import { getConversationSettings, updateConversationSettings } from './keep-originals.ts'
import {
  deleteConversation,
  getConversation,
  listConversations,
  showOriginalConversation,
} from './lists/list-conversations.ts'
import { getConversationIssue, listConversationIssues } from './lists/list-issues.ts'
import { getConversationOverview } from './lists/overview.ts'
import { createClusterChangeRequest } from './pages/create-change-request.ts'
import { getIssuesClusterEffect } from './pages/get-effect.ts'
import { getIssuesClusterPages } from './pages/get-pages.ts'
import { previewConversation } from './preview/preview-conversation.ts'

export const conversationVerbs: readonly Verb[] = [
  listIssuesClusters,
  listConversations,
  ingestConversations,
  listConversationIssues,
  getConversationIssue,
  getConversation,
  deleteConversation,
  showOriginalConversation,
  previewConversation,
  getConversationOverview,
  getConversationSettings,
  updateConversationSettings,
  loadSampleConversations,
  removeSampleConversations,
  clusterConversationIssues,
  getIssuesCluster,
  updateIssuesCluster,
  mergeIssuesCluster,
  splitIssuesCluster,
  listClusterActions,
  undoClusterAction,
  getIssuesClusterPages,
  getIssuesClusterEffect,
  createClusterChangeRequest,
]
