/** Answers "Was this page helpful?" without leaving the page. */
const words = JSON.parse(document.body.dataset['words'] ?? '{}') as { thanks?: string }

for (const form of document.querySelectorAll<HTMLFormElement>('[data-feedback]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answer = (event.submitter as HTMLButtonElement | null)?.value ?? ''
    void fetch(form.action, { method: 'POST', body: new URLSearchParams({ helpful: answer }) }).catch(
      () => {},
    )
    const thanks = document.createElement('p')
    thanks.setAttribute('role', 'status')
    thanks.textContent = words.thanks ?? ''
    form.replaceChildren(thanks)
  })
}
