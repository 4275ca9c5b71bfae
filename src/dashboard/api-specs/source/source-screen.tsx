import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState, type SubmitEvent } from 'react'
import type { ApiSpecVersion } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { sizeText } from '../../ui/counted.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { safeLink } from '../../../content/render/safe-url.ts'
import { sourceOptions } from '../api-spec-queries.ts'
import { ProblemList } from './problem-list.tsx'
import { SourceLines, type SourcePosition } from './source-lines.tsx'

export interface SourceScreenProps {
  readonly org: string
  readonly slug: string
  readonly version: ApiSpecVersion
  /** The line of the address. */
  readonly line: number | undefined
  readonly onLine: (line: number) => void
}

/** Longer texts are downloaded: a clipboard of many megabytes stops the browser. */
const longestCopy = 2_000_000

/** The text of a version as it was written, with its problems. */
export function SourceScreen({ org, slug, version, line, onLine }: SourceScreenProps) {
  const { data } = useSuspenseQuery(sourceOptions(org, slug, version.id))
  const { text, format } = data
  const { problems } = version
  const [position, setPosition] = useState<SourcePosition | undefined>(
    line === undefined ? undefined : { line },
  )
  const marked = useMemo(() => new Set(problems.flatMap((problem) => problem.line ?? [])), [problems])
  const show = (next: SourcePosition): void => {
    setPosition({ ...next })
    onLine(next.line)
  }
  const bytes = useMemo(() => new Blob([text]).size, [text])
  const href = safeLink(version.url)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {problems.length > 0 && (
        <Section
          title="Problems"
          lead="The document is in use. Its reference may be incomplete where these are."
        >
          <ProblemList
            label="Problems"
            problems={problems}
            tone="warning"
            onLine={({ line: at = 1, column }) => show({ line: at, column })}
          />
        </Section>
      )}
      <Section
        title="Source"
        lead={`${format === 'json' ? 'JSON' : 'YAML'}, ${sizeText(bytes)}, OpenAPI ${version.dialect}`}
        actions={
          <span className="flex flex-wrap items-center gap-2">
            {text.length <= longestCopy && <CopyButton text={text} what="source" />}
            {href !== undefined && (
              <a className={buttonClass('quiet')} href={href} download={`${slug}.${format}`}>
                <Icon of={Download} />
                Download
              </a>
            )}
          </span>
        }
      >
        <GoToLine onGo={(next) => show({ line: next })} />
        <SourceLines
          label={`Source of ${slug}`}
          text={text}
          marked={marked}
          position={position}
          className="h-[70dvh] min-h-64"
        />
        <output className="sr-only">{position === undefined ? '' : `Line ${position.line}`}</output>
      </Section>
    </div>
  )
}

function GoToLine({ onGo }: { readonly onGo: (line: number) => void }) {
  const [typed, setTyped] = useState('')
  const wanted = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (wanted !== undefined && wanted > 0) onGo(wanted)
  }
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <span className="w-32">
        <TextField label="Line" inputMode="numeric" value={typed} onValueChange={setTyped} />
      </span>
      <Button type="submit" disabledReason={wanted === undefined ? 'Enter a line number first.' : undefined}>
        Go to line
      </Button>
    </form>
  )
}
