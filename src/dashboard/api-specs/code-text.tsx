/** A sentence of the service in which backticks mark names and values of the document. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // Every other part stands between two backticks. Parts have no identity.
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="rounded-small bg-hover px-1 font-mono text-[0.92em]">
        {part}
      </code>
    ),
  )
}
