/** Loads the form that sends a request, when a reader asks for it: until then there is only a button. */
const labelsOf = (place: HTMLElement): Readonly<Record<string, string>> =>
  JSON.parse(place.dataset['words'] ?? '{}') as Readonly<Record<string, string>>

for (const place of document.querySelectorAll<HTMLElement>('[data-try]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button secondary'
  button.textContent = labelsOf(place)['tryIt'] ?? ''
  button.setAttribute('aria-expanded', 'false')
  place.append(button)
  button.addEventListener('click', () => {
    const form = place.querySelector('form')
    if (form === null) {
      void import('./try-it/request-form.ts').then(({ openForm }) => openForm(place, button))
      return
    }
    form.hidden = !form.hidden
    button.setAttribute('aria-expanded', String(!form.hidden))
  })
}
export {}
