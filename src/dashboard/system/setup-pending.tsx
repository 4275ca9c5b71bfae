import { useCommandCall } from '../shell/command-call.ts'
import { Button } from '../ui/buttons/button.tsx'
import { CodeBlock } from '../ui/layout/code-block.tsx'

/** Shown instead of signing in until the first account exists. Only the server's terminal prints the link to create it. */
export function SetupPending() {
  const call = useCommandCall()
  return (
    <>
      <h1 className="mb-2 text-display font-strong">Recto is not set up yet</h1>
      <div className="grid gap-4">
        <p>
          Open the setup link that the service printed in its terminal when it started. It creates the first
          account and works for one day.
        </p>
        <p>To print a new link, run this on the server, in the folder of Recto:</p>
        <CodeBlock label="Command" code={call('setup-link')} />
        <p className="text-ink-soft">
          The command needs the same settings as the service, such as DATA_DIR or DATABASE_URL. If you don’t
          run this installation, ask the person who does.
        </p>
        <div>
          <Button onClick={() => location.reload()}>Check again</Button>
        </div>
      </div>
    </>
  )
}
