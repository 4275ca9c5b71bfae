import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FlaskConical, Lock, Plus } from 'lucide-react'
import { loadSampleConversationsMutation } from '../../client/@tanstack/react-query.gen.ts'
import { invalidateAfter } from '../api/live-events.ts'
import { FormError } from '../forms/form-error.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'

/** Before the first conversation: what this is for, and two ways to begin. */
export function NoConversations({ org }: { readonly org: string }) {
  const client = useQueryClient()
  const load = useMutation({
    ...loadSampleConversationsMutation(),
    onSuccess: () => invalidateAfter(client, ['conversations.ingested', 'conversations.read'], {}),
  })
  return (
    <>
      <EmptyState
        title="No conversations yet"
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={FlaskConical}
              busy={load.isPending}
              onClick={() => load.mutate({ path: { organizationId: org } })}
            >
              Load sample conversations
            </Button>
            <Link to="/o/$org/add-conversations" params={{ org }} className={buttonClass('quiet')}>
              <Icon of={Plus} />
              Add conversations
            </Link>
          </span>
        }
      >
        Add support conversations to see which questions come up again and again, which pages should answer
        them, and whether they stop after a change.
      </EmptyState>
      <FormError error={load.error} />
      <p className="flex max-w-measure gap-2 text-ink-soft">
        <Icon of={Lock} className="mt-0.5" />
        <span>
          Emails, phone numbers, card numbers and secrets are masked before anything is read. Only
          administrators see conversations. Nothing leaves this server.
        </span>
      </p>
    </>
  )
}
