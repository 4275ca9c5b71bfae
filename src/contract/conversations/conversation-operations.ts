/** Extensions: previews, originals and erasure of conversations, how long they are kept, and sample data. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import {
  ConversationId,
  ConversationOverview,
  ConversationPreview,
  ConversationSettings,
  ConversationSettingsUpdate,
  NewConversation,
  OriginalConversation,
} from './schemas.ts'

const right = { on: 'organization', level: 'admin' } as const
const reads = { right, scope: 'read', extension: true } as const
const writes = { right, scope: 'write', extension: true } as const
const params = { conversationId: ConversationId }
const staleAfter = events.conversations

export const conversationExtensionOperations = operationsOf('conversations', {
  deleteConversation: operation({
    ...writes,
    params,
    method: 'DELETE',
    path: '/orgs/{organizationId}/conversations/{conversationId}',
    summary: 'Erases a conversation with its issues and its original text.',
    status: 204,
    errors: ['role-too-low'],
  }),
  showOriginalConversation: operation({
    ...writes,
    params,
    scope: 'admin',
    method: 'POST',
    path: '/orgs/{organizationId}/conversations/{conversationId}/original',
    summary: 'Returns a conversation without masks. The audit log records it.',
    status: 200,
    result: OriginalConversation,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  previewConversation: operation({
    ...reads,
    method: 'POST',
    path: '/orgs/{organizationId}/conversations/preview',
    summary: 'Masks and reads a conversation without storing it.',
    body: NewConversation,
    status: 200,
    result: ConversationPreview,
    errors: ['not-found', 'role-too-low'],
  }),
  getConversationOverview: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-overview',
    summary: 'Counts conversations, issues and clusters.',
    status: 200,
    result: ConversationOverview,
    staleAfter,
    errors: ['not-found', 'role-too-low'],
  }),
  getConversationSettings: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/conversations-settings',
    summary: 'Returns how conversations are kept.',
    status: 200,
    result: ConversationSettings,
    staleAfter,
    errors: ['not-found', 'role-too-low'],
  }),
  updateConversationSettings: operation({
    ...writes,
    scope: 'admin',
    method: 'PATCH',
    path: '/orgs/{organizationId}/conversations-settings',
    summary: 'Sets how long unmasked texts are kept. A shorter time erases those that are older.',
    body: ConversationSettingsUpdate,
    status: 200,
    result: ConversationSettings,
    errors: ['not-found', 'role-too-low'],
  }),
  loadSampleConversations: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/conversations-sample',
    summary: 'Adds sample conversations to try clusters with.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
  }),
  removeSampleConversations: operation({
    ...writes,
    method: 'DELETE',
    path: '/orgs/{organizationId}/conversations-sample',
    summary: 'Removes the sample conversations.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
  }),
})
