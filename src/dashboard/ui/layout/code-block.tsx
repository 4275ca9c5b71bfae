import { CopyButton } from '../buttons/copy-button.tsx'

export interface CodeBlockProps {
  readonly code: string
  /** Accessible name of the block, such as "Command". */
  readonly label: string
  readonly copy?: boolean
}

/** As in the middle of a sentence: "Command" is "command", but "DNS record" and other names stay. */
const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}\p{Ll}*(?!\p{L})/u, (word) => word.toLowerCase())

/** Plain code in its own scrolling region, without syntax highlighting. */
export function CodeBlock({ code, label, copy = true }: CodeBlockProps) {
  return (
    <div className="grid gap-2">
      <section
        // Scroll containers must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className="relative overflow-x-auto rounded-base bg-paper p-3 ring-1 ring-line ring-inset"
      >
        <pre className="font-mono text-base">
          <code>{code}</code>
        </pre>
      </section>
      {copy && (
        <div>
          <CopyButton text={code} what={inSentence(label)} isShown />
        </div>
      )}
    </div>
  )
}
