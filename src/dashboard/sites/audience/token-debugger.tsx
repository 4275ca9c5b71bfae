import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useState } from 'react'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { readToken, signedBy, type TokenFinding } from './visitor-token.ts'

export interface TokenDebuggerProps {
  /** Values for the site that a token's `aud` may contain. */
  readonly audiences: readonly string[]
  /** The signing key; absent if the user may not see it. */
  readonly signingKey: string | undefined
}

const signs = {
  good: { icon: CircleCheck, ink: 'text-moss' },
  bad: { icon: CircleX, ink: 'text-rust' },
  note: { icon: Info, ink: 'text-ink-soft' },
} as const

/** Decodes a token in the browser and shows whether the site would accept it. */
export function TokenDebugger({ audiences, signingKey }: TokenDebuggerProps) {
  const [token, setToken] = useState({ text: '', at: 0 })
  const [signed, setSigned] = useState<{ readonly text: string; readonly good: boolean | undefined }>()
  const read = token.text.trim() === '' ? undefined : readToken(token.text, audiences, token.at)
  const take = (text: string): void => {
    setToken({ text, at: Date.now() })
    if (signingKey !== undefined) void signedBy(text, signingKey).then((good) => setSigned({ text, good }))
  }
  const findings: TokenFinding[] = [...(read?.findings ?? [])]
  if (read?.header !== undefined && signed?.text === token.text && signed.good !== undefined)
    findings.push(
      signed.good
        ? { state: 'good', text: 'The key of this site signed it.' }
        : { state: 'bad', text: 'Another key signed it than the one of this site.' },
    )
  return (
    <div className="grid gap-3">
      <TextArea
        label="A token to look at"
        hint="It is read here in the browser and sent nowhere."
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={token.text}
        onValueChange={take}
        className="font-mono break-all"
      />
      <ul aria-label="What the site would say" aria-live="polite" className="grid gap-1">
        {findings.map(({ state, text }) => (
          <li key={text} className="flex items-start gap-2">
            <Icon of={signs[state].icon} className={`mt-0.5 ${signs[state].ink}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {read?.claims !== undefined && (
        <CodeBlock code={JSON.stringify(read.claims, null, 2)} label="Claims of the token" />
      )}
    </div>
  )
}
