/** A key, or keys pressed in sequence or together, as printed on a keyboard. */
export function Kbd({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-small bg-desk px-1 font-sans text-caption text-ink-soft ring-1 ring-line ring-inset"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
