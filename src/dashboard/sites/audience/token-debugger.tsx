import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useState } from 'react'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { inspectToken, isSignedBy, type TokenFinding } from './visitor-token.ts'

export interface TokenDebuggerProps {
  /** Values for the site that a token's `aud` may contain. */
  readonly audiences: readonly string[]
  /** The signing key; absent if the user may not see it. */
  readonly signingKey: string | undefined
}

const findingIcons = {
  good: { icon: CircleCheck, ink: 'text-moss' },
  bad: { icon: CircleX, ink: 'text-rust' },
  note: { icon: Info, ink: 'text-ink-soft' },
} as const

/** Decodes a token in the browser and shows whether the site would accept it. */
export function TokenDebugger({ audiences, signingKey }: TokenDebuggerProps) {
  const [token, setToken] = useState({ text: '', at: 0 })
  const [signed, setSigned] = useState<{ readonly text: string; readonly good: boolean | undefined }>()
  const inspected = token.text.trim() === '' ? undefined : inspectToken(token.text, audiences, token.at)
  const inspect = (text: string): void => {
    setToken({ text, at: Date.now() })
    if (signingKey !== undefined) void isSignedBy(text, signingKey).then((good) => setSigned({ text, good }))
  }
  const findings: TokenFinding[] = [...(inspected?.findings ?? [])]
  if (inspected?.header !== undefined && signed?.text === token.text && signed.good !== undefined)
    findings.push(
      signed.good
        ? { state: 'good', text: 'Signed with this site’s key.' }
        : { state: 'bad', text: 'Not signed with this site’s key.' },
    )
  return (
    <div className="grid gap-3">
      <TextArea
        label="Inspect a token"
        hint={`The token is decoded in your browser and is not sent anywhere.${signingKey === undefined ? ' Show the signing key to check its signature too.' : ''}`}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={token.text}
        onValueChange={inspect}
        className="font-mono break-all"
      />
      <ul aria-label="Token checks" aria-live="polite" className="grid gap-1">
        {findings.map(({ state, text }) => (
          <li key={text} className="flex items-start gap-2">
            <Icon of={findingIcons[state].icon} className={`mt-0.5 ${findingIcons[state].ink}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {inspected?.claims !== undefined && (
        <CodeBlock code={JSON.stringify(inspected.claims, null, 2)} label="Token claims" />
      )}
    </div>
  )
}
