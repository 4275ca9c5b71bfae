import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { settingsOptions } from '../conversation-queries.ts'
import { curlExample } from './curl-example.ts'
import { emptyInput, InputField, type ConversationInput } from './input-field.tsx'
import { MappingField } from './mapping-field.tsx'
import { PreviewSection } from './preview-section.tsx'
import { ProblemList } from './problem-list.tsx'
import type { InputKind } from './read-conversations.ts'
import { SendBar } from './send-bar.tsx'
import { useReadConversations } from './use-read-conversations.ts'

/** Adds conversations from a text, JSON or a table, after showing what is masked and found. */
export function AddConversationsScreen({ org }: { readonly org: string }) {
  const [input, setInput] = useState<ConversationInput>(emptyInput)
  const [isDone, setDone] = useState(false)
  const read = useReadConversations(input)
  const change = (next: ConversationInput): void => {
    setDone(false)
    setInput(next)
  }
  const isEmpty = input.text.trim() === ''
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-display font-strong">Add conversations</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RadioCards<InputKind>
          legend="From"
          value={input.kind}
          onValueChange={(kind) => change({ ...input, kind, mapping: undefined })}
          options={[
            { value: 'text', label: 'Text', hint: 'One conversation, pasted from your help desk.' },
            { value: 'json', label: 'JSON', hint: 'Many conversations, as the API takes them.' },
            { value: 'csv', label: 'CSV', hint: 'A table that your help desk exports.' },
          ]}
        />
        <InputField input={input} onInput={change} />
      </div>
      {isEmpty ? null : read === undefined ? (
        <Skeleton shape="rows" count={3} label="Reading conversations" />
      ) : 'failed' in read.message ? (
        <Note tone="warning">
          This could not be read. Your text is still here. Check that it is {input.kind.toUpperCase()}.
        </Note>
      ) : (
        <>
          {read.message.result.table !== undefined && (
            <MappingField
              table={read.message.result.table}
              onMapping={(mapping) => change({ ...input, mapping })}
            />
          )}
          <ProblemList problems={read.message.result.problems} />
          {read.message.result.conversations.length > 0 && (
            <>
              <PreviewSection org={org} conversations={read.message.result.conversations} />
              <SendBar
                // What was sent counts for this input only.
                key={JSON.stringify([input.mapping, input.subject, input.text])}
                org={org}
                conversations={read.message.result.conversations}
                disabledReason={read.isCurrent ? undefined : 'Wait until this has been read.'}
                onDone={() => setDone(true)}
              />
            </>
          )}
        </>
      )}
      <ApiExample org={org} />
      <LeaveGuard unsaved={!isEmpty && !isDone} />
    </div>
  )
}

/** The same with the API, for a help desk that sends conversations itself. */
function ApiExample({ org }: { readonly org: string }) {
  const { data: organization } = useSuspenseQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { data: settings } = useQuery(settingsOptions(org))
  return (
    <Section
      title="Send them with the API"
      lead="Create a token in your account. A conversation with a known id is replaced."
    >
      <CodeBlock label="Command" code={curlExample(organization.urls.location)} />
      {settings !== undefined && (
        <p className="max-w-measure text-ink-soft">
          Personal data is masked before anything is stored.{' '}
          {settings.keepOriginals === 0
            ? 'The original texts are never stored.'
            : `The original texts are kept encrypted for ${settings.keepOriginals} days.`}
        </p>
      )}
    </Section>
  )
}
