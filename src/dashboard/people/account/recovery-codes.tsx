import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <Note tone="warning">
      <div className="grid gap-2">
        <p>
          <span className="font-strong">Keep these codes where you find them without this device.</span> Each
          signs you in once when your second factor is lost. They are not shown again.
        </p>
        <CodeBlock code={codes.join('\n')} label="Recovery codes" />
      </div>
    </Note>
  )
}
