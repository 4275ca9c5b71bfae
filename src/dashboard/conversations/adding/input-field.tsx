import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { sizeText } from '../../ui/counted.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { longestInput, type InputKind, type ReadRequest } from './read-conversations.ts'

export type ConversationInput = ReadRequest

export const emptyInput: ConversationInput = { kind: 'text', text: '', subject: '', mapping: undefined }

/** Longer texts are only named: a text field of many megabytes stops the browser. */
const longestEdited = 200_000

const hints: Readonly<Record<InputKind, string>> = {
  text: 'Lines that begin with “Customer:” or “Agent:” begin a message.',
  json: 'A list of conversations, one conversation, or one in each line.',
  csv: 'The first line names the columns. Rows with the same id are one conversation.',
}

const accepted: Readonly<Record<InputKind, string>> = {
  text: '.txt,text/plain',
  json: '.json,.jsonl,.ndjson,application/json',
  csv: '.csv,.tsv,.txt,text/csv,text/plain',
}

export interface InputFieldProps {
  readonly input: ConversationInput
  readonly onInput: (input: ConversationInput) => void
}

/** A text that is pasted or read from a file. */
export function InputField({ input, onInput }: InputFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { kind, text } = input
  const take = (next: string): void => {
    setProblem(undefined)
    onInput({ ...input, text: next, mapping: undefined })
  }
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    if (chosen.size > longestInput) setProblem(`${chosen.name} is larger than 20 MB. Split it.`)
    else take(await chosen.text())
  }
  return (
    <>
      {kind === 'text' && (
        <TextField
          label="Subject"
          optional
          value={input.subject}
          onValueChange={(subject) => onInput({ ...input, subject })}
          limit={512}
        />
      )}
      {text.length > longestEdited ? (
        <p className="flex flex-wrap items-center gap-2">
          {sizeText(text.length)}, too long to edit here.
          <Button onClick={() => take('')}>Clear</Button>
        </p>
      ) : (
        <TextArea
          label={kind === 'text' ? 'Conversation' : kind.toUpperCase()}
          hint={hints[kind]}
          error={problem}
          value={text}
          onValueChange={take}
          rows={8}
          className={kind === 'text' ? '' : 'font-mono'}
          spellCheck={false}
        />
      )}
      <span>
        <Button icon={FileUp} onClick={() => file.current?.click()}>
          Choose file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={accepted[kind]}
          aria-label="Conversations"
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            // Allows choosing the same file again after it was corrected.
            event.target.value = ''
            void open(chosen)
          }}
        />
      </span>
    </>
  )
}
