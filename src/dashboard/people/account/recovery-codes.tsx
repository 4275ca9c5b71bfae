import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <Note tone="warning">
      <div className="grid gap-2">
        <p>
          <span className="font-strong">Save these recovery codes somewhere other than this device.</span>{' '}
          Each code works once if you lose your second factor. You won’t see them again.
        </p>
        <CodeBlock code={codes.join('\n')} label="Recovery codes" />
      </div>
    </Note>
  )
}
