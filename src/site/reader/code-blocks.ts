/** Copies code, and collapses long code that allows it. */
const labels = JSON.parse(document.body.dataset['words'] ?? '{}') as { copied?: string; showAll?: string }

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const code = button.parentElement?.querySelector('pre')?.textContent ?? ''
    void navigator.clipboard.writeText(code).then(() => {
      const [icon, label] = button.children
      const before = label?.textContent ?? ''
      if (icon) icon.className = 'i i-check'
      if (label) label.textContent = labels.copied ?? ''
      setTimeout(() => {
        if (icon) icon.className = 'i i-copy'
        if (label) label.textContent = before
      }, 1500)
    })
  })
}

for (const block of document.querySelectorAll<HTMLElement>('[data-expandable]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'show-all'
  button.textContent = labels.showAll ?? ''
  button.addEventListener('click', () => {
    block.classList.remove('folded-code')
    block.querySelector('pre')?.focus()
    button.remove()
  })
  block.classList.add('folded-code')
  block.append(button)
}
