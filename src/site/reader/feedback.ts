/** Submits "Was this page helpful?" without leaving the page, and offers a comment field after the answer. */
const labels = JSON.parse(document.body.dataset['words'] ?? '{}') as Record<string, string>

const message = (text: string): HTMLElement => {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent = text
  return line
}

const send = async (form: HTMLFormElement, rating: string, comment: string): Promise<boolean> => {
  const body = new URLSearchParams({ at: '', website: '' })
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
  body.set('rating', rating)
  body.set('comment', comment)
  const headers = { accept: 'application/json' }
  const answer = await fetch(form.action, { method: 'POST', body, headers }).catch(() => undefined)
  return answer?.ok === true
}

/** A comment field for an answer that is already saved; it may be left empty. */
const askMore = (form: HTMLFormElement, rating: string): void => {
  const label = document.createElement('label')
  const field = document.createElement('textarea')
  const button = document.createElement('button')
  label.textContent = labels['tellMore'] ?? ''
  field.id = label.htmlFor = '@comment'
  field.rows = 3
  field.maxLength = Number(form.dataset['feedback'])
  button.type = 'submit'
  button.className = 'button primary'
  button.textContent = labels['send'] ?? ''
  for (const part of form.querySelectorAll(':scope > :not(input, [hidden])')) part.remove()
  form.append(message(labels['thanks'] ?? ''), label, field, button)
  form.classList.add('more')
  form.dataset['rating'] = rating
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-feedback]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const given = form.dataset['rating']
    const button = event.submitter as HTMLButtonElement | null
    const rating = given ?? button?.value ?? ''
    const comment = form.querySelector('textarea')?.value.trim() ?? ''
    if (given !== undefined && comment === '') return
    for (const one of form.querySelectorAll('button')) one.disabled = true
    void send(form, rating, comment).then((taken) => {
      if (!taken) form.replaceChildren(message(labels['notSent'] ?? ''))
      else if (given === undefined) askMore(form, rating)
      else form.replaceChildren(message(labels['thanks'] ?? ''))
    })
  })
}
