/** The first tab stop: skips the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-base bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
